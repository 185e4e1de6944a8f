import { expect, it } from 'vitest';
import { shareSubjects } from './share-subjects.ts';

const picture = { file: 'own.jpg', alt: '' };
const page = { url: '/terms', h1: 'Terms' };
const post = { slug: 'a-post', title: 'A post' };

const picturesOf = (
  ...[pages, posts]: [Parameters<typeof shareSubjects>[0], Parameters<typeof shareSubjects>[1]]
) => shareSubjects(pages, posts, 'site.jpg').map((subject) => subject.picture);

it('a page and a post are shared under their addresses, by their headings', () => {
  expect(shareSubjects([page], [post], 'site.jpg')).toMatchObject([
    { path: '/terms', title: 'Terms' },
    { path: '/blog/a-post', title: 'A post' },
  ]);
});

it('a page or post without a picture is shared with that of the site', () => {
  expect(picturesOf([page], [post])).toEqual(['site.jpg', 'site.jpg']);
});

it('a picture of its own comes before that of the site, and one for sharing before both', () => {
  const posts = [
    { ...post, picture },
    { ...post, picture, metaImage: 'share.jpg' },
  ];
  expect(picturesOf([{ ...page, picture }], posts)).toEqual(['own.jpg', 'own.jpg', 'share.jpg']);
});
