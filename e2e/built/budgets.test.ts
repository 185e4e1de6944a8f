import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPages, filesBelow } from '../support/dist.ts';
import { posts } from '../support/content.ts';
import { chunkNamed, scriptsOf } from '../support/island-scripts.ts';
import { servicePaths } from '../support/routes.ts';

const KB = 1000;
const ASTRO = join('dist', '_astro');
const pages = builtPages('dist');

const gzipSize = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(ASTRO, name)), { level: 9 }).length, 0);

/** The renderer of Astro's islands: React itself. Two chunks are called client. */
const renderer = () => {
  const [, url = ''] = /renderer-url="\/_astro\/([^"]+)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  return url;
};

/**
 * What a page may weigh as HTML, styles and scripts included, in bytes of Brotli at its default quality. 13.5 kB fit into
 * the first flight of a new connection; home, services and sizes have more to say.
 */
const LARGER: Record<string, number> = { '/': 18 * KB, '/services': 16 * KB, '/sizes': 16 * KB };

const ISLANDS = ['Drawer', 'ServicesMenu', 'Carousel', 'EstimateBox', 'ColorModeToggle'];

describe('bytes that a visitor downloads', () => {
  it.each(pages.map(({ path, html }) => ({ path, html, limit: LARGER[path] ?? 13.5 * KB })))(
    '$path is at most $limit bytes of HTML',
    ({ html, limit }) => {
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(limit);
    },
  );

  it('has one font file of at most 9 kB', () => {
    const fonts = filesBelow('dist').filter((name) => name.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(statSync(join('dist', fonts[0] ?? '')).size).toBeLessThanOrEqual(9 * KB);
  });

  it('has one style sheet of at most 2 kB, which no page waits for: pages name it at their very end', () => {
    const sheets = filesBelow('dist').filter((name) => name.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    expect(brotliCompressSync(readFileSync(join('dist', sheets[0] ?? ''))).length).toBeLessThanOrEqual(
      2 * KB,
    );
    for (const { html } of pages) {
      expect(html.endsWith(`<link rel="stylesheet" href="/${sheets[0]}"></body></html>`)).toBe(true);
    }
  });

  it('has one file of drawings of at most 6 kB', () => {
    const drawings = filesBelow('dist').filter((name) => /_astro\/drawings\..*\.svg$/.test(name));
    expect(drawings).toHaveLength(1);
    expect(brotliCompressSync(readFileSync(join('dist', drawings[0] ?? ''))).length).toBeLessThanOrEqual(
      6 * KB,
    );
  });

  it('shares pictures of at most 150 kB', () => {
    const sizes = filesBelow(join('dist', 'share')).map((name) => statSync(join('dist', 'share', name)).size);
    expect(sizes.length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(150 * KB);
  });
});

describe('the first picture of a page', () => {
  const illustratedPosts = posts.filter(({ picture }) => picture).map(({ slug }) => `/blog/${slug}`);
  const withPicture = pages.flatMap(({ path, document }) => {
    const source = document.querySelector('img[fetchpriority=high]')?.parentElement?.querySelector('source');
    return source ? [{ path, srcset: source.getAttribute('srcset') ?? '' }] : [];
  });

  it.each(withPicture)('of $path is at most 45 kB on a phone of 412 pixels at 2x', ({ srcset }) => {
    const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
    const [url = ''] = candidates.find(([, width = '0w']) => Number.parseInt(width, 10) >= 720) ?? [];
    expect(url).toMatch(/\.avif$/);
    expect(statSync(join('dist', url)).size).toBeLessThanOrEqual(45 * KB);
  });

  it('is there on home, on every service page and on every post that names one', () => {
    const have = withPicture.map(({ path }) => path);
    expect(have).toEqual(expect.arrayContaining(['/', ...servicePaths, ...illustratedPosts]));
  });
});

describe('scripts, which load when they are wanted', () => {
  it.each([
    ['Drawer', 20],
    ['ServicesMenu', 32],
    ['Carousel', 25],
    ['EstimateBox', 9],
    ['ColorModeToggle', 7],
  ])('%s adds at most %i kB to React, as gzip', (name, limit) => {
    const react = scriptsOf(ASTRO, renderer());
    const own = [...scriptsOf(ASTRO, chunkNamed(ASTRO, name))].filter((script) => !react.has(script));
    expect(gzipSize(own)).toBeLessThanOrEqual(limit * KB);
  });

  it('are at most 150 kB for all five islands, React included, as gzip', () => {
    const all = [renderer(), ...ISLANDS.map((name) => chunkNamed(ASTRO, name))].flatMap((entry) => [
      ...scriptsOf(ASTRO, entry),
    ]);
    expect(gzipSize(new Set(all))).toBeLessThanOrEqual(150 * KB);
  });

  it('are at most 18 kB more for toasts, as gzip', () => {
    const islands = new Set(ISLANDS.flatMap((name) => [...scriptsOf(ASTRO, chunkNamed(ASTRO, name))]));
    const own = [...scriptsOf(ASTRO, chunkNamed(ASTRO, 'toaster'))].filter((script) => !islands.has(script));
    const react = scriptsOf(ASTRO, renderer());
    expect(gzipSize(own.filter((script) => !react.has(script)))).toBeLessThanOrEqual(18 * KB);
  });
});
