import { describe, expect, it } from 'vitest';
import { mergePosts, newestFirst } from './merge.ts';

const post = (id: string, slug: string, lastModified = '2024-01-01') => ({
  id,
  slug,
  title: `Title ${id}`,
  lastModified,
});
const ids = (posts: { id: string }[]) => posts.map(({ id }) => id);

describe('posts of two sources', () => {
  it('are all there, the newest first', () => {
    const { posts, clashes } = mergePosts(
      [post('0', 'a', '2023-12-03')],
      [post('0-b', 'b', '2023-01-01'), post('1-c', 'c')],
    );
    expect(ids(posts)).toEqual(['1-c', '0', '0-b']);
    expect(clashes).toEqual([]);
  });

  it('of one id are one post', () => {
    const { posts, clashes } = mergePosts([], [post('0-a', 'a', '2024-02-02'), post('0-a', 'a')]);
    expect(posts).toEqual([post('0-a', 'a', '2024-02-02')]);
    expect(clashes).toEqual([]);
  });

  it('of one address: the remote one stays, though the built-in is newer', () => {
    const { posts, clashes } = mergePosts([post('0', 'a', '2026-01-01')], [post('0-a', 'a')]);
    expect(ids(posts)).toEqual(['0-a']);
    expect(clashes).toEqual([
      'Two posts have the address /blog/a: "Title 0-a" (post 0-a) is shown, "Title 0" (post 0) is not. ' +
        'Give one of them another slug.',
    ]);
  });

  it('of one address: the newer of two remote ones stays', () => {
    const { posts, clashes } = mergePosts([], [post('0-a', 'a'), post('1-a', 'a', '2024-01-02')]);
    expect(ids(posts)).toEqual(['1-a']);
    expect(clashes).toHaveLength(1);
  });

  it('of one address: each that gives way is named', () => {
    const { posts, clashes } = mergePosts(
      [post('0', 'a')],
      [post('0-a', 'a'), post('1-a', 'a', '2024-01-02')],
    );
    expect(ids(posts)).toEqual(['1-a']);
    expect(clashes).toEqual([
      expect.stringContaining('(post 0-a) is not'),
      expect.stringContaining('(post 0) is not'),
    ]);
  });
});

describe('posts in order', () => {
  it('have the newest first', () => {
    const posts = [post('a', 'x', '2023-12-03'), post('b', 'x', '2025-01-20'), post('c', 'x', '2024-06-01')];
    expect(ids(newestFirst(posts))).toEqual(['b', 'c', 'a']);
  });

  it('of one day follow their numbers', () => {
    const posts = [post('10', 'x', '2023-12-03'), post('2', 'x', '2023-12-03'), post('0', 'x', '2023-12-03')];
    expect(ids(newestFirst(posts))).toEqual(['0', '2', '10']);
  });

  it('take a time of day as later than the bare day', () => {
    const posts = [post('day', 'x', '2024-01-01'), post('noon', 'x', '2024-01-01T12:00:00Z')];
    expect(ids(newestFirst(posts))).toEqual(['noon', 'day']);
  });

  it('are a new list', () => {
    const posts = [post('a', 'x', '2023-12-03'), post('b', 'x', '2025-01-20')];
    newestFirst(posts);
    expect(ids(posts)).toEqual(['a', 'b']);
  });
});
