import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages, type BuiltPage } from '../support/dist.ts';
import {
  post,
  prepend,
  question,
  set,
  setField,
  textPage,
  write,
} from '../../src/collections/fixtures/changes.ts';
import { SAMPLE_URL } from '../../src/collections/samples.ts';
import { labels, pageOf, posts, site } from '../support/content.ts';
import { otherSite } from '../support/other-site.ts';
import { copySite } from '../support/site-copy.ts';

/** Posts that are added, so that the list of them takes more than one page. */
const ADDED = ['one', 'two', 'three'];

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

const { call, callHover, mark, markText } = site.brand;
const SAMPLE_COLORS = JSON.stringify([call, callHover, mark, markText]).match(/#\w{6}/g) ?? [];

/** A text with a number of the county and that of the company. */
const CALLS = 'Ask the county at 707.441.2005, or us at {{phone}}.';

let pages: BuiltPage[];
let folder: string;

/** The colors of another brand, those that can be derived left out. */
const BRAND = {
  logo: 'redwood.png',
  logoGround: '#ffffff',
  themeColor: { light: '#102a43', dark: '#0b1c2c' },
  call: { light: '#1d4ed8', dark: '#93c5fd' },
  mark: '#e0a000',
};

beforeAll(async () => {
  const copy = copySite('other-company');
  copy.edit('content/site.yaml', (yaml) => set(['brand'], BRAND)(otherSite(yaml)));
  await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ff0000' } }).toFile(
    join(copy.folder, 'content', 'images', BRAND.logo),
  );
  const body = `## One\n\n${CALLS}\n\n[Rules](https://city.example).\n\n![A box](hero-driveway.jpg)`;
  copy.edit('content/pages/pictures.md', textPage({ url: '/pictures' }, body));
  copy.edit('content/pages/services.md', setField('subtitle', CALLS));
  copy.edit('content/pages/services.md', setField(['sections', 'closing', 'paragraphs'], [CALLS]));
  copy.edit('content/pages/contact.md', setField('formIntro', CALLS));
  copy.edit(
    'content/what-goes-in.yaml',
    prepend([], { id: 'tar', answer: 'out', name: 'Tar', reason: CALLS, instead: CALLS }),
  );
  // It draws no map, knows no limit of its boxes, looks for nobody, and rents no box of 99 yards.
  copy.edit('content/area-map.yaml', write('[]\n'));
  copy.edit('content/dumpster-sizes.yaml', (text) => text.replace(/^ +limitTons: .*\n/gm, ''));
  copy.edit(
    'content/service-area.yaml',
    write('- { id: a, name: Arcata, latitude: 40.87, longitude: -124.08, hauling: allowed }'),
  );
  rmSync(join(copy.folder, 'content/pages/careers.md'), { force: true });
  copy.edit('content/faq.yaml', prepend([], { ...question('box'), answer: `Take a 99-yard box. ${CALLS}` }));
  for (const [index, slug] of ADDED.entries()) {
    copy.edit(`content/posts/${slug}.md`, post({ id: `90${index}`, slug, title: `The post ${slug}` }));
  }
  const { status, output } = copy.build();
  expect(output).not.toContain('[ERROR]');
  expect(status).toBe(0);
  expect(output).toContain('content/faq.yaml: entry 1, answer: found "99-yard".');
  folder = copy.folder;
  pages = builtPages(join(copy.folder, 'dist'));
}, 300_000);

/** A page without what a post says itself: its article, its slug, and its name in addresses. */
function withoutPosts({ html, document, path }: BuiltPage): string {
  const isPost = path.startsWith('/blog/') && !path.startsWith('/blog/page/');
  const own = isPost ? (document.querySelector('article .prose')?.innerHTML ?? '') : '';
  return html.replace(own, '').replace(/\/blog\/[a-z0-9-]+/g, '/blog/SLUG');
}

describe("with another company's site.yaml", () => {
  // Its texts name it by tokens alone. An owner may well write a name or a town into a text.
  it.runIf(site.name === 'Steed Dumpster Co.')('says nothing of the sample business on any page', () => {
    const factsOf = (all: BuiltPage[]) =>
      all.flatMap((page) => {
        const text = withoutPosts(page);
        return SAMPLE_FACTS.filter((fact) => text.includes(fact));
      });
    expect(new Set(factsOf(builtPages('dist')))).toEqual(new Set(SAMPLE_FACTS));
    expect(factsOf(pages)).toEqual([]);
  });

  it('says who the other company is on every page', () => {
    const silent = pages.filter(
      ({ html }) => !html.includes('Redwood Roll-Offs') || !html.includes('(707) 555-0188'),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('has no page, link or section for what it leaves out', () => {
    expect(pages.map(({ path }) => path)).not.toContain('/careers');
    const left = pages.filter(({ document }) => document.querySelector('.map, .finder, a[href="/careers"]'));
    expect(left.map(({ path }) => path)).toEqual([]);
    const headings = pages.find(({ path }) => path === '/sizes')?.document.querySelectorAll('main h2');
    const { finder, lineUp, table, closing } = pageOf('sizes').sections;
    const words = Array.from(headings ?? [], ({ textContent }) => textContent.trim());
    expect(words).toEqual(expect.arrayContaining([lineUp, table, closing].map(({ heading }) => heading)));
    expect(words).not.toContain(finder.heading);
  });

  it.each(['/', '/contact'])('names its towns at %s, though it draws no map', (path) => {
    const towns = pages.find((page) => page.path === path)?.document.querySelectorAll('#area li');
    expect(Array.from(towns ?? [], ({ textContent }) => textContent.trim())).toEqual(['Arcata']);
  });

  it('has its logo and its colors, and none of the sample', async () => {
    expect(SAMPLE_COLORS.length).toBeGreaterThanOrEqual(3);
    for (const { html, document } of pages) {
      expect(document.querySelector('header img')?.getAttribute('src')).toBe('/logo.webp');
      expect(html).toContain(BRAND.call.light);
      expect(SAMPLE_COLORS.filter((color) => html.includes(color))).toEqual([]);
      expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#102a43');
    }
    const icon = join(folder, 'dist', 'icon-192.png');
    const { dominant } = await sharp(icon).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });

  it('resizes the picture of a text like all others', () => {
    const { document } = pages.find(({ path }) => path === '/pictures') ?? {};
    const picture = document?.querySelector('.prose picture');
    const types = [...(picture?.querySelectorAll('source') ?? [])].map((source) =>
      source.getAttribute('type'),
    );
    expect(types).toEqual(['image/avif', 'image/webp']);
    expect(picture?.querySelector('source')?.getAttribute('srcset')).toMatch(
      /\.avif 400w, .* 640w, .* 1160w$/,
    );
    const image = picture?.querySelector('img');
    expect(image?.getAttribute('alt')).toBe('A box');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(Number(image?.getAttribute('width'))).toBeGreaterThan(Number(image?.getAttribute('height')));
  });

  it('opens links to other sites in a new tab', () => {
    const outside = pages.flatMap(({ document }) => [...document.querySelectorAll('a[href^="http"]')]);
    expect(outside.map((link) => link.getAttribute('href'))).toContain('https://city.example');
    expect(outside.filter((link) => link.getAttribute('target') !== '_blank')).toEqual([]);
  });

  it.each([
    ['under the heading of a page', '/services', 'h1 + p'],
    ['in the call banner', '/services', '[data-testid=call-banner] p'],
    ['in why a thing stays out', '/services', '#tar p'],
    ['in where such a thing goes', '/services', '#tar p + p'],
    ['in an answer', '/services', '#box p'],
    ['over a form', '/contact', '#estimate h2 + p'],
    ['in Markdown', '/pictures', '.prose p'],
  ])('makes links of phone numbers %s, and only that of the company looks like a call', (_, path, place) => {
    const document = pages.find((page) => page.path === path)?.document;
    const links = [...(document?.querySelector(place)?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['707.441.2005', 'tel:+17074412005'],
      ['(707) 555-0188', 'tel:+17075550188'],
    ]);
    const [county = '', company = ''] = links.map(({ className }) => className.trim());
    expect(company.split(' ')).toHaveLength(county.split(' ').length + 1);
  });

  it('gives every page its address on the other site', () => {
    const canonical = pages.map(({ document }) =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    );
    expect(canonical).toEqual(pages.map(({ path }) => `https://redwood.example${path}`));
  });

  it('spreads the posts over pages that lead to each other when a page holds two', () => {
    const total = posts.length + ADDED.length;
    const last = Math.ceil(total / 2);
    const pathOf = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);
    const shown = pages.filter(({ path }) => path === '/blog' || path.startsWith('/blog/page/'));
    const numbers = Array.from({ length: last }, (_, index) => index + 1);
    expect(shown.map(({ path }) => path).sort()).toEqual(numbers.map(pathOf).sort());
    for (const number of numbers) {
      const document = shown.find(({ path }) => path === pathOf(number))?.document;
      const links = [...(document?.querySelectorAll(`nav[aria-label="${labels.blog.pages}"] a`) ?? [])];
      const neighbors = [number - 1, number + 1].filter((other) => numbers.includes(other));
      expect(links.map((link) => link.getAttribute('href'))).toEqual(neighbors.map(pathOf));
      expect(document?.querySelectorAll('[data-testid=post-list] article')).toHaveLength(
        number === last ? total - 2 * (last - 1) : 2,
      );
    }
  });

  it('gives the second page of posts a title, a heading and a canonical address of its own', () => {
    const second = pages.find(({ path }) => path === '/blog/page/2')?.document;
    expect(second?.title).toContain(`${labels.blog.page} 2`);
    expect(second?.querySelector('h1')?.textContent).toContain(`${labels.blog.page} 2`);
  });
});

describe('with SITE_URL in the environment, and without any post', () => {
  let pages: BuiltPage[];

  beforeAll(() => {
    const copy = copySite('site-url');
    rmSync(join(copy.folder, 'content', 'posts'), { recursive: true });
    copy.edit('content/site.yaml', set(['url'], SAMPLE_URL));
    copy.edit('content/testimonials.yaml', () => '- { id: s, sample: true, name: Sam, title: T, quote: Q }');
    for (const name of readdirSync(join('content', 'pages'))) {
      copy.edit(`content/pages/${name}`, (text) => text.replace(/\]\(\/blog\/[^)]+\)/g, '](/services)'));
    }
    expect(copy.build({ SITE_URL: 'https://preview.example/' })).toMatchObject({ status: 0 });
    pages = builtPages(join(copy.folder, 'dist'));
  }, 120_000);

  const pageAt = (path: string) => pages.find((page) => page.path === path)?.document;

  it('overrides the url of site.yaml', () => {
    expect(pageAt('/services')?.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://preview.example/services',
    );
  });

  it('shows samples at an address on trial, while the site has that of the sample itself', () => {
    expect(pageAt('/')?.querySelector('figcaption')?.textContent).toContain('Sam');
  });

  it('shows the one testimonial of a page as a quotation, without the controls of a carousel', () => {
    expect(pageAt('/')?.querySelector('figure blockquote')?.textContent.trim()).toBe('Q');
    expect(pageAt('/')?.querySelector('.carousel, .carousel-slide')).toBeNull();
  });

  it('has no section of posts on the home page, and no list on that of the blog, which says so', () => {
    expect(pageAt('/')?.querySelector('[data-testid=latest-posts]')).toBeNull();
    const headings = [...(pageAt('/')?.querySelectorAll('h2') ?? [])].map(({ textContent }) =>
      textContent.trim(),
    );
    expect(headings).not.toContain(pageOf('home').sections.posts.heading);
    expect(pageAt('/blog')?.querySelector('[data-testid=post-list]')).toBeNull();
    expect(pageAt('/blog')?.querySelector('main')?.textContent).toContain(labels.blog.empty);
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
      expect(output).toMatch(/^content\/site\.yaml: topBarLabel: is missing\./);
      expect(output).not.toMatch(/\n\s+at /);
    },
  );
});

describe('with a variable that is wrong', () => {
  it.each([
    ['SITE_URL', 'acme', 'SITE_URL in the environment: found "acme". Allowed is https:// and a domain,'],
    ['SITE_NOINDEX', 'yes', 'SITE_NOINDEX in the environment: "yes" is neither true nor false.'],
  ])('stops the build with one line that names %s=%s', { timeout: 120_000 }, (name, value, message) => {
    const { status, output } = copySite('wrong-variable').build({ [name]: value });
    expect(status).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
