import { describe, expect, it } from 'vitest';
import { newestFirst } from './order.ts';

const post = (id: string, lastModified: string) => ({ id, lastModified });
const ids = (posts: { id: string }[]) => posts.map(({ id }) => id);

describe('posts in order', () => {
  it('have the newest first', () => {
    const posts = [post('a', '2023-12-03'), post('b', '2025-01-20'), post('c', '2024-06-01')];
    expect(ids(newestFirst(posts))).toEqual(['b', 'c', 'a']);
  });

  it('of one day follow their numbers', () => {
    const posts = [post('10', '2023-12-03'), post('2', '2023-12-03'), post('0', '2023-12-03')];
    expect(ids(newestFirst(posts))).toEqual(['0', '2', '10']);
  });

  it('take a time of day as later than the bare day', () => {
    const posts = [post('day', '2024-01-01'), post('noon', '2024-01-01T12:00:00Z')];
    expect(ids(newestFirst(posts))).toEqual(['noon', 'day']);
  });

  it('are a new list', () => {
    const posts = [post('a', '2023-12-03'), post('b', '2025-01-20')];
    newestFirst(posts);
    expect(ids(posts)).toEqual(['a', 'b']);
  });
});
