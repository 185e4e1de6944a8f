import { expect, it } from 'vitest';
import { shareSubjects } from './share-subjects.ts';

const picture = { file: 'own.jpg', alt: '' };
const page = { url: '/terms', h1: 'Terms' };
const entryOf = <Data>(data: Data) => ({ filePath: 'content/a.md', data });
const post = { slug: 'a-post', title: 'A post' };

type Data<Index extends 0 | 1> = Parameters<typeof shareSubjects>[Index][number]['data'];

const picturesOf = (...[pages, posts]: [Data<0>[], Data<1>[]]) =>
  shareSubjects(pages.map(entryOf), posts.map(entryOf), 'site.jpg').map((subject) => subject.picture);

it('a page and a post are shared under their addresses, by their headings', () => {
  expect(shareSubjects([entryOf(page)], [entryOf(post)], 'site.jpg')).toMatchObject([
    { path: '/terms', title: 'Terms', source: 'content/a.md: h1' },
    { path: '/blog/a-post', title: 'A post', source: 'content/a.md: title' },
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
