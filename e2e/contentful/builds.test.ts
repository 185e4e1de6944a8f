import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { set, write } from '../../src/collections/fixtures/changes.ts';
import { phoneNumber, telLink } from '../support/content.ts';
import { builtPages } from '../support/dist.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { postPaths } from '../support/routes.ts';
import { picture, post } from './stand-in/posts.ts';
import { body, paragraph } from './stand-in/rich-text.ts';
import { startStandIn, type StandIn } from './stand-in/server.ts';
import { emptySpace, environmentOf, type Space } from './stand-in/space.ts';
import { builtBlog } from './support/built-blog.ts';
import { addHostilePosts, HOSTILE_SLUGS } from './support/hostile.ts';
import { reportOn, startBrowser, xmlElements } from './support/hostile-page.ts';
import { serveFolder } from './support/serve.ts';
import { addWidePosts, WIDE_PAGE } from './support/wide.ts';

const BUILD_TIME = 170_000;

const builtIns = postPaths.map((path) => path.replace('/blog/', ''));
/** Slugs that could be mistaken for something else by the framework, the host or the site. */
const ODD_SLUGS = [
  '404',
  '500',
  'contact',
  'blog',
  'services',
  'commercial-waste-management',
  'a'.repeat(120),
];

/** 25 posts: good ones, ones at odd addresses, hostile ones, and ones that are hard to lay out. */
function realisticSpace(): Space {
  const space = emptySpace();
  space.entries.push(
    post(1, { body: body(paragraph(`Ask the county at 707.441.2005, or us at ${phoneNumber}.`)) }),
  );
  for (let number = 2; number <= 14; number += 1) space.entries.push(post(number));
  for (const [index, slug] of ODD_SLUGS.entries()) space.entries.push(post(17 + index, { slug }));
  for (let number = 1; number <= 24; number += 1) space.assets.push(picture(number));
  addHostilePosts(space);
  addWidePosts(space);
  return space;
}

const slugsOf = ({ entries }: Space) =>
  [...entries.map(({ fields }) => String(fields['slug'])), ...builtIns].sort();
const everywhere = (slugs: string[]) => ({ pages: slugs, cards: slugs, feed: slugs, sitemap: slugs });

const space = realisticSpace();
let standIn: StandIn;
let copy: SiteCopy;
let dist: string;
let log: string;
let environment: Record<string, string>;

async function build(): Promise<string> {
  const { status, output } = await copy.buildAside(environment);
  expect(output).not.toContain(space.tokens.delivery);
  expect(status).toBe(0);
  return output;
}

beforeAll(async () => {
  standIn = await startStandIn(space);
  environment = environmentOf(space, standIn.host);
  copy = copySite('remote-posts');
  // All posts on one page of the list, whatever this site's own list holds.
  copy.edit('content/site.yaml', set(['blog', 'pageSize'], 200));
  copy.edit('content/pages/long-words.md', write(WIDE_PAGE));
  dist = join(copy.folder, 'dist');
  log = await build();
}, BUILD_TIME);

afterAll(() => standIn.close());

describe('a site built with 25 remote posts', () => {
  it('has a page, a card, an item of the feed and an entry of the sitemap for each of them', () => {
    expect(space.entries).toHaveLength(25);
    expect(builtBlog(dist)).toEqual(everywhere(slugsOf(space)));
  });

  it('has no link within the site that leads nowhere', () => {
    const pages = builtPages(dist);
    const paths = new Set(pages.map(({ path }) => path));
    const dead = pages.flatMap(({ document }) =>
      [...document.querySelectorAll('main a')]
        .map((link) => link.getAttribute('href')?.replace(/[?#].*$/, '') ?? '')
        .filter((href) => href.startsWith('/') && !paths.has(href) && !href.endsWith('.xml')),
    );
    expect(dead).toEqual([]);
  });

  it('gives each post its own title, address and heading', () => {
    const wrong = builtPages(dist)
      .filter(({ path }) => path.startsWith('/blog/'))
      .filter(({ path, document }) => {
        const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
        const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
        return !canonical?.endsWith(path) || headings.length !== 1 || headings[0] !== document.title;
      });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('makes links of the phone numbers of a post, and only that of the company looks like a call', () => {
    const { document } = builtPages(dist).find(({ path }) => path === '/blog/remote-post-1') ?? {};
    const links = [...(document?.querySelectorAll('article .prose a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['707.441.2005', 'tel:+17074412005'],
      [phoneNumber, telLink],
    ]);
    const [county = '', company = ''] = links.map(({ className }) => className.trim());
    expect(company.split(' ')).toHaveLength(county.split(' ').length + 1);
  });

  it('downloads no picture of Contentful', () => {
    const sources = builtPages(dist).flatMap(({ document }) =>
      [...document.querySelectorAll('article header + div img')].map(
        (image) => image.getAttribute('src') ?? '',
      ),
    );
    expect(sources.some((source) => source.startsWith('https://images.ctfassets.net/'))).toBe(true);
    expect(sources.filter((source) => source.includes('IMG_') && !source.startsWith('https:'))).toEqual([]);
  });
});

describe('what is said of its posts', () => {
  it('stands together, below all that the build says of itself', () => {
    const lines = log.trimEnd().split('\n');
    const warnings = lines.flatMap((line, index) =>
      line.includes('[contentful]') && line.includes('[WARN]') ? [index] : [],
    );
    expect(warnings.length).toBeGreaterThan(5);
    expect((warnings.at(-1) ?? 0) - (warnings[0] ?? 0)).toBe(warnings.length - 1);
    expect(warnings[0]).toBeGreaterThan(lines.findLastIndex((line) => line.includes('.html')));
  });
});

describe('a browser', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    site = await serveFolder(dist);
    browser = await startBrowser();
  }, 30_000);

  afterAll(async () => {
    await browser.close();
    site.close();
  });

  describe('on a small phone', () => {
    const opened = async (path: string) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
      await page.goto(`${site.url}${path}`);
      return page;
    };

    it.each(['/', '/blog', '/blog/long-words', '/blog/remote-post-1', '/long-words'])(
      '%s is as wide as the screen, whatever words there are',
      { timeout: 30_000 },
      async (path) => {
        const page = await opened(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.close();
      },
    );

    it(
      'a table that scrolls is a stop of the keys with a name, and no other is',
      { timeout: 30_000 },
      async () => {
        const page = await opened('/blog/long-words');
        const tables = page.locator('.prose table');
        await page.locator('.prose table[tabindex]').waitFor();
        expect(
          await tables.evaluateAll((all) => all.map((table) => [table.ariaLabel, table.tabIndex])),
        ).toEqual([
          ['A wide table', 0],
          ['A narrow table', -1],
        ]);
        await page.setViewportSize({ width: 1600, height: 900 });
        await page.locator('.prose table[tabindex]').waitFor({ state: 'detached' });
        await page.close();
      },
    );

    it('words from right to left begin at the right', { timeout: 30_000 }, async () => {
      const page = await opened('/blog/right-to-left');
      const directions = await page
        .locator('article h1, .prose > *')
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).direction));
      expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
      await page.goto(`${site.url}/blog`);
      const card = page.locator('li', { has: page.locator('a[href="/blog/right-to-left"]') });
      expect(await card.locator('[dir=auto]').count()).toBe(2);
      await page.close();
    });
  });

  it.each([
    ...HOSTILE_SLUGS.map((slug) => ({ path: `/blog/${slug}`, types: ['BlogPosting', 'BreadcrumbList'] })),
    { path: '/blog', types: ['BreadcrumbList'] },
    { path: '/', types: ['LocalBusiness'] },
  ])(
    '$path runs nothing, asks nobody, and has the structured data of its kind',
    { timeout: 30_000 },
    async ({ path, types }) => {
      const { jsonLd, ...report } = await reportOn(browser, site.url, path);
      expect(report).toEqual({
        hacked: false,
        dialogs: [],
        requests: [],
        handlers: [],
        addresses: [],
        intruders: [],
      });
      expect(jsonLd.map((data) => data['@type'])).toEqual(types);
    },
  );

  it('structured data holds its title as text', { timeout: 30_000 }, async () => {
    const { jsonLd } = await reportOn(browser, site.url, '/blog/hostile-words');
    const [data] = jsonLd.filter((item) => item['@type'] === 'BlogPosting');
    expect(data?.['headline']).toContain('<script>window.hacked=true</script>');
  });

  it('the feed is well-formed and has no element but its own', { timeout: 30_000 }, async () => {
    expect(await xmlElements(browser, site.url, '/rss.xml')).toEqual(
      ['channel', 'description', 'guid', 'item', 'language', 'link', 'pubDate', 'rss', 'title'].sort(),
    );
  });
});

describe('a later build', () => {
  const gone = 'remote-post-3';

  it(
    'no longer has a post that was deleted, and has one that was added',
    { timeout: BUILD_TIME },
    async () => {
      space.entries = space.entries.filter(({ fields }) => fields['slug'] !== gone);
      space.entries.push(post(30, { slug: 'brand-new' }));
      await build();
      const slugs = slugsOf(space);
      expect(slugs).toContain('brand-new');
      expect(slugs).not.toContain(gone);
      expect(builtBlog(dist)).toEqual(everywhere(slugs));
    },
  );

  it('still has every post while Contentful is down', { timeout: BUILD_TIME }, async () => {
    await standIn.close();
    const output = await build();
    const errors = output.split('\n').filter((line) => line.includes('[ERROR]'));
    expect(errors).toEqual([
      expect.stringMatching(
        /Contentful cannot be reached \(ECONNREFUSED\)\..* The 25 posts of \S+ are shown instead\.$/,
      ),
    ]);
    expect(builtBlog(dist)).toEqual(everywhere(slugsOf(space)));
  });
});
