import { afterEach, describe, expect, it } from 'vitest';
import { lastModifiedByPath, lastModifiedOf, setRemoteDates } from './last-modified.ts';

const page = (url: string, lastModified: string) => ({ data: { url, lastModified } });
const post = (slug: string, lastModified: string) => ({ data: { slug, lastModified } });

describe('the date of the last change', () => {
  it('stands under the path of each page and each post', () => {
    const dates = lastModifiedByPath({
      pages: [page('/', '2026-01-01'), page('/about', '2026-02-02')],
      posts: [post('pick-a-size', '2023-12-03')],
    });
    expect([...dates].sort()).toEqual([
      ['/', '2026-01-01'],
      ['/about', '2026-02-02'],
      ['/blog/pick-a-size', '2023-12-03'],
    ]);
  });

  it.each([
    ['its newest post when that is newer', '2024-01-01', '2025-05-05'],
    ['its own when that is newer', '2026-01-01', '2026-01-01'],
  ])('of the list of posts is that of %s', (_, own, expected) => {
    const posts = [post('a', '2023-12-03'), post('b', '2025-05-05'), post('c', '2024-06-06')];
    expect(lastModifiedByPath({ pages: [page('/blog', own)], posts }).get('/blog')).toBe(expected);
  });

  it('of the list is its own when there are no posts', () => {
    const dates = lastModifiedByPath({ pages: [page('/blog', '2024-01-01')], posts: [] });
    expect(dates.get('/blog')).toBe('2024-01-01');
  });

  it('makes no page of a list that does not exist', () => {
    expect(lastModifiedByPath({ pages: [], posts: [post('a', '2023-12-03')] }).has('/blog')).toBe(false);
  });
});

describe('with posts that are in no file, the date', () => {
  const dates = new Map([
    ['/blog', '2024-01-01'],
    ['/about', '2026-01-01'],
    ['/blog/a', '2023-12-03'],
  ]);
  const remote = [
    { slug: 'a', lastModified: '2024-06-06T10:00:00.000Z' },
    { slug: 'b', lastModified: '2023-01-01T10:00:00.000Z' },
  ];

  afterEach(() => {
    setRemoteDates([]);
  });

  it.each([
    ['/blog/b', 'their own', '2023-01-01T10:00:00.000Z'],
    ['/blog/a', 'their own before that of a built-in post', '2024-06-06T10:00:00.000Z'],
    ['/blog', 'that of the newest post', '2024-06-06T10:00:00.000Z'],
    ['/blog/page/2', 'that of the newest post', '2024-06-06T10:00:00.000Z'],
    ['/about', 'that of the page', '2026-01-01'],
    ['/nowhere', 'none', undefined],
  ])('of %s is %s', (path, _, date) => {
    setRemoteDates(remote);
    expect(lastModifiedOf(path, dates)).toBe(date);
  });

  it('of the list is its own when that is newer', () => {
    setRemoteDates(remote);
    expect(lastModifiedOf('/blog', new Map([['/blog', '2026-02-02']]))).toBe('2026-02-02');
  });

  it('is forgotten with the next posts', () => {
    setRemoteDates(remote);
    setRemoteDates([]);
    expect(lastModifiedOf('/blog/b', dates)).toBeUndefined();
  });
});
