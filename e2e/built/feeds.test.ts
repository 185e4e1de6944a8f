import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '../support/content.ts';
import { paths, postPaths } from '../support/routes.ts';

const read = (name: string) => readFileSync(join('dist', name), 'utf8');
const { name, url } = site;

it('lists every page in the sitemap with the day of its last change, and not the page of missing pages', () => {
  const sitemap = read('sitemap-0.xml');
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/g)];
  expect(locations.map(([, location]) => location).sort()).toEqual(
    paths.map((path) => `${url}${path}`).sort(),
  );
});

it('leads crawlers to the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`);
  expect(read('sitemap-index.xml')).toContain(`<loc>${url}/sitemap-0.xml</loc>`);
});

it('has every post in the feed', () => {
  const links = [...read('rss.xml').matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link]) => link);
  expect(links.sort()).toEqual(postPaths.map((path) => `${url}${path}`).sort());
});

it('has a manifest with icons that exist', () => {
  const manifest = JSON.parse(read('site.webmanifest')) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(name);
  expect(manifest.icons.map(({ src }) => read(src.slice(1)).length > 100)).toEqual([true, true, true]);
});
