import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { builtPages, filesBelow } from '../support/dist.ts';
import { questions, site } from '../support/content.ts';
import { fixedPaths, paths, postPaths, servicePaths } from '../support/routes.ts';

const pages = builtPages('dist');
const files = new Set(filesBelow('dist').map((name) => `/${name}`));
const byPath = new Map(pages.map((page) => [page.path, page]));
const attribute = (path: string, selector: string, name: string) =>
  byPath.get(path)?.document.querySelector(selector)?.getAttribute(name);

/** The types of schema.org that each kind of page names, in the order of the page. */
const STRUCTURED_DATA = {
  home: ['LocalBusiness'],
  services: ['BreadcrumbList', ...(questions.length > 0 ? ['FAQPage'] : [])],
  service: ['Service', 'BreadcrumbList'],
  post: ['BlogPosting', 'BreadcrumbList'],
  missing: [],
  other: ['BreadcrumbList'],
};

const KINDS = new Map<string, keyof typeof STRUCTURED_DATA>([
  ['/', 'home'],
  ['/services', 'services'],
  ['/404', 'missing'],
  ['/sizes', 'service'],
  ...servicePaths.map((path) => [path, 'service'] as const),
  ...postPaths.map((path) => [path, 'post'] as const),
]);
const kindOf = (path: string) => KINDS.get(path) ?? 'other';

const htmlValidate = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Matters of style that the compiler decides, not of validity.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    // Named so that it says what it is; aria-label on a region and on a link is valid.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The visitor sees the phone number in one piece; the wrapping is set in CSS.
    'tel-non-breaking': 'off',
    'long-title': 'off',
    // Safari drops the meaning of lists without markers; axe checks roles in the browser.
    'no-redundant-role': 'off',
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

it('has the pages that are there whatever the company', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...fixedPaths, '/404']));
});

it('has every page and post of content/, the page of missing pages, and no other', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...paths, '/404'].sort());
});

describe.each(pages)('$path', ({ path, html, document }) => {
  it('is valid HTML', async () => {
    const report = await htmlValidate.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}: ${selector})`,
      ),
    );
    expect(messages).toEqual([]);
  });

  it('has one main heading', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('has headings that skip no level', () => {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it('has a canonical address, a description and tags for sharing', () => {
    const canonical = `${site.url}${path}`;
    expect(attribute(path, 'link[rel=canonical]', 'href')).toBe(canonical);
    expect(attribute(path, 'meta[property="og:url"]', 'content')).toBe(canonical);
    expect(attribute(path, 'meta[name=description]', 'content')?.length).toBeGreaterThan(50);
    expect(attribute(path, 'meta[name=viewport]', 'content')).toBe('width=device-width');
    expect(attribute(path, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  });

  it('shares a picture that exists', () => {
    const image = new URL(attribute(path, 'meta[property="og:image"]', 'content') ?? '');
    expect(files).toContain(image.pathname);
  });

  it('links to pages, fragments and files that exist', () => {
    const links = [...document.querySelectorAll('a[href], link[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/') || href.startsWith('#'));
    const broken = links.filter((href) => {
      const url = new URL(href, `https://site.example${path}`);
      const target = byPath.get(url.pathname)?.document;
      const isThere = target !== undefined || files.has(url.pathname);
      const hasFragment = url.hash === '' || Boolean(target?.getElementById(url.hash.slice(1)));
      return !isThere || !hasFragment;
    });
    expect(links.length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });

  it('has every picture that it names, with its size and an alternative text', () => {
    const images = [...document.querySelectorAll('img')];
    const named = [...document.querySelectorAll('img, source')].flatMap((element) => [
      element.getAttribute('src') ?? '',
      ...(element.getAttribute('srcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    ]);
    expect(named.filter((name) => name !== '' && !files.has(name))).toEqual([]);
    expect(images.filter((image) => !image.hasAttribute('alt') || !image.hasAttribute('width'))).toEqual([]);
  });

  it('waits for no script but the small one that sets the color mode and answers its control', () => {
    // The tag manager's own script, where its id is set, is a module: no page waits for it.
    const waited = site.tagManagerId === undefined ? '' : ':not([type=module][src])';
    const scripts = [...document.querySelectorAll(`script:not([type="application/ld+json"])${waited}`)];
    const files = scripts.filter((script) => script.hasAttribute('src'));
    const inHead = scripts.filter((script) => script.closest('head') !== null);
    expect(files).toEqual([]);
    expect(inHead.map((script) => script.textContent.includes('color-mode'))).toEqual([true]);
    expect(inHead[0]?.textContent.length).toBeLessThan(1000);
  });

  it('holds back its first paint until its heading is there, and no longer', () => {
    const awaited = attribute(path, 'link[rel=expect][blocking=render]', 'href') ?? '';
    const [heading, end, footer] = ['</h1>', `id="${awaited.slice(1)}"`, '<footer'].map((part) =>
      html.indexOf(part),
    );
    expect(heading).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(heading ?? Infinity);
    expect(end).toBeLessThan(footer ?? 0);
  });

  it('has the structured data of its kind, and no rating', () => {
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as Record<string, unknown>,
    );
    expect(data.map((item) => item['@type'])).toEqual(STRUCTURED_DATA[kindOf(path)]);
    expect(data.filter((item) => item['@context'] !== 'https://schema.org')).toEqual([]);
    expect(html).not.toContain('aggregateRating');
  });
});

it('gives every page a title and a description of its own', () => {
  const titles = pages.map(({ document }) => document.title);
  const descriptions = pages.map(({ path }) => attribute(path, 'meta[name=description]', 'content'));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

it('lets crawlers index every page but that of missing pages', () => {
  const robots = pages.map(({ path }) => [path, attribute(path, 'meta[name=robots]', 'content')]);
  expect(robots).toEqual(
    pages.map(({ path }) => [path, path === '/404' ? 'noindex,follow' : 'index,follow']),
  );
});

it('publishes no picture at its full source size', () => {
  const pictures = [...files].filter((name) => /^\/_astro\/.+\.jpg$/.test(name));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((name) => /^\/_astro\/[^_]+$/.test(name))).toEqual([]);
});
