import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages, type BuiltPage } from '../support/dist.ts';
import { otherSite } from '../support/other-site.ts';
import { copySite } from '../support/site-copy.ts';

/** What belongs to the sample company and to no other. */
const SAMPLE_FACTS = [
  'Steed Dumpster',
  '555-0142',
  '5550142',
  'steed-dumpsters',
  'Chula Vista',
  'South Bay',
  'Maxwell',
];

let pages: BuiltPage[];

beforeAll(() => {
  const copy = copySite('other-company');
  copy.edit('content/site.yaml', otherSite);
  const { status, output } = copy.build();
  expect(output).not.toContain('[ERROR]');
  expect(status).toBe(0);
  pages = builtPages(join(copy.folder, 'dist'));
}, 120_000);

/** A page without what a post says itself: its article, its slug, and its name in addresses. */
function withoutPosts({ html, document, path }: BuiltPage): string {
  const isPost = path.startsWith('/blog/') && !path.startsWith('/blog/page/');
  const own = isPost ? (document.querySelector('article .prose')?.innerHTML ?? '') : '';
  return html.replace(own, '').replace(/\/blog\/[a-z0-9-]+/g, '/blog/SLUG');
}

describe("with another company's site.yaml", () => {
  it('says nothing of the sample company on any page', () => {
    const found = pages.flatMap((page) => {
      const text = withoutPosts(page);
      return SAMPLE_FACTS.filter((fact) => text.includes(fact)).map((fact) => `${page.path}: ${fact}`);
    });
    expect(found).toEqual([]);
  });

  it('says who the other company is on every page', () => {
    const silent = pages.filter(
      ({ html }) =>
        !html.includes('Redwood Roll-Offs') || !html.includes('(707) 555-0188') || !html.includes('Eureka'),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('gives every page its address on the other site', () => {
    const canonical = pages.map(({ document }) =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    );
    expect(canonical).toEqual(pages.map(({ path }) => `https://redwood.example${path}`));
  });

  it('spreads the posts over pages that lead to each other when a page holds two', () => {
    const links = (path: string) =>
      [
        ...(pages
          .find((page) => page.path === path)
          ?.document.querySelectorAll('nav[aria-label="Pages of the blog"] a') ?? []),
      ].map((link) => link.getAttribute('href'));
    const cards = (path: string) =>
      pages.find((page) => page.path === path)?.document.querySelectorAll('[data-testid=post-list] article')
        .length;
    expect([cards('/blog'), cards('/blog/page/2')]).toEqual([2, 2]);
    expect(links('/blog')).toEqual(['/blog/page/2']);
    expect(links('/blog/page/2')).toEqual(['/blog']);
    expect(pages.map(({ path }) => path)).not.toContain('/blog/page/1');
  });

  it('gives the second page of posts a title, a heading and a canonical address of its own', () => {
    const second = pages.find(({ path }) => path === '/blog/page/2')?.document;
    expect(second?.title).toContain('Page 2');
    expect(second?.querySelector('h1')?.textContent).toContain('Page 2');
  });
});

describe('with SITE_URL in the environment', () => {
  it('overrides the url of site.yaml', { timeout: 120_000 }, () => {
    const copy = copySite('site-url');
    const { status } = copy.build({ SITE_URL: 'https://preview.example/' });
    expect(status).toBe(0);
    const [page] = builtPages(join(copy.folder, 'dist')).filter(({ path }) => path === '/services');
    expect(page?.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://preview.example/services',
    );
  });
});

describe('with broken content', () => {
  it(
    'stops the build with one line that names file and field, and no stack trace',
    { timeout: 120_000 },
    () => {
      const copy = copySite('broken');
      copy.edit('content/site.yaml', (text) => text.replace('topBarLabel:', 'barLabel:'));
      const { status, output } = copy.build();
      expect(status).toBe(1);
      expect(output).toContain('content/site.yaml: topBarLabel: is missing.');
      expect(output).not.toMatch(/\n\s+at /);
    },
  );
});
