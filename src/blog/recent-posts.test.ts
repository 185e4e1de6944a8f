import { describe, expect, it } from 'vitest';
import { recentPosts } from './recent-posts.ts';

const posts = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }));
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('the recent posts beside a post', () => {
  it.each([
    ['are all others in their order', 'Two', 24, ['One', 'Three', 'Four']],
    ['are no more than the limit', 'One', 2, ['Two', 'Three']],
    ['fill the limit although the post itself is left out', 'Two', 3, ['One', 'Three', 'Four']],
    ['are all of them for a post that is not in the list', 'Five', 24, ['One', 'Two', 'Three', 'Four']],
    ['are none where the limit is 0', 'One', 0, []],
  ])('%s', (_, title, limit, expected) => {
    expect(titles(recentPosts(posts, { title }, limit))).toEqual(expected);
  });

  it('leave out every post of the same title', () => {
    const twice = [{ title: 'One', id: 'a' }, ...posts.map((post) => ({ ...post, id: 'b' }))];
    expect(titles(recentPosts(twice, { title: 'One' }, 24))).toEqual(['Two', 'Three', 'Four']);
  });

  it('cost no look at the posts beyond the limit', () => {
    const many = [...posts, { title: 'Five' }, { title: 'Six' }];
    Object.defineProperty(many, 5, {
      get: () => {
        throw new Error('The sixth post was read.');
      },
    });
    expect(titles(recentPosts(many, { title: 'One' }, 2))).toEqual(['Two', 'Three']);
  });
});
