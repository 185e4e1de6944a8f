import { expect, it } from 'vitest';
import { lastModifiedDates } from './last-modified.ts';

const page = (url: string, lastModified: string) => ({ url, lastModified });
const post = (slug: string, lastModified: string) => ({ slug, lastModified });

const pages = [page('/', '2026-01-01'), page('/blog', '2024-01-01'), page('/about', '2026-02-02')];
const posts = [
  post('a', '2023-12-03'),
  post('b', '2024-06-06T10:00:00.000Z'),
  post('c', '2023-01-01T10:00:00.000Z'),
];

it.each([
  ['/', 'its own', '2026-01-01'],
  ['/about', 'its own', '2026-02-02'],
  ['/blog/a', 'its own', '2023-12-03'],
  ['/blog/b', 'its own, with the time of day', '2024-06-06T10:00:00.000Z'],
  ['/blog', 'that of the newest post', '2024-06-06T10:00:00.000Z'],
  ['/blog/page/2', 'that of the newest post', '2024-06-06T10:00:00.000Z'],
  ['/nowhere', 'none', undefined],
])('the date of the last change of %s is %s', (path, _, date) => {
  expect(lastModifiedDates(pages, () => posts)(path)).toBe(date);
});

it('the list of posts has its own date when that is newer', () => {
  expect(lastModifiedDates([page('/blog', '2026-02-02')], () => posts)('/blog')).toBe('2026-02-02');
});

it('the list of posts has its own date when there are no posts', () => {
  expect(lastModifiedDates(pages, () => [])('/blog')).toBe('2024-01-01');
});
