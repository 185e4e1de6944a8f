import { describe, expect, it, vi } from 'vitest';
import { newPrice, newSize, post, prepend, question, set, textPage, write } from './fixtures/changes.ts';
import { townOnMap, phone, twoServices } from './fixtures/examples.ts';
import { PICTURE } from './fixtures/project.ts';
import { messageOf, useProject } from './fixtures/reading.ts';
import { readContent, readSite } from './read-content.ts';

const SITE = 'content/site.yaml';
const NEW_PAGE = 'content/pages/new-page.md';
const FAQ = 'content/faq.yaml';
const MAP = 'content/area-map.yaml';

const { apply, remove, root } = useProject();

describe('content with several things wrong', () => {
  it('names them all, each on a line of its own', async () => {
    await apply({
      'content/labels.yaml': write('a: b: c'),
      [FAQ]: set([0, 'topic'], 'weather'),
      'content/pages/a-page.md': write('Text.'),
      'content/pages/b-page.md': write('Text.'),
    });
    expect((await messageOf(readContent(root()))).split('\n')).toEqual([
      expect.stringContaining('content/labels.yaml: line 1: '),
      expect.stringContaining('content/faq.yaml: entry 1, topic: '),
      expect.stringContaining('content/pages/a-page.md: '),
      expect.stringContaining('content/pages/b-page.md: '),
    ]);
  });
});

describe('content that is right', () => {
  it('may link to pages with a query, to files of public/, to other sites, to phones and down the page', async () => {
    const links = ['/about?from=here#top', '/flyer.pdf', 'https://a.example', 'tel:+15550100199', '#more'];
    await apply({
      'public/flyer.pdf': write(''),
      'content/images/new.jpg': PICTURE,
      [NEW_PAGE]: textPage({}, `![](../images/new.jpg)${links.map((link) => `[x](${link})`).join(' ')}`),
    });
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it('may link to a thing, a question, a section and a heading of the page of services', async () => {
    await apply({
      [FAQ]: prepend([], question('why')),
      'content/what-goes-in.yaml': prepend([], { id: 'tar', answer: 'in', name: 'Tar' }),
      'content/pages/services.md': (text) => `${text}\n## Start here, *today*\n`,
      [NEW_PAGE]: textPage(
        {},
        ['tar', 'why', 'goes-in', 'start-here-today'].map((id) => `[x](/services#${id})`).join(' '),
      ),
    });
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it('gains a page by a new file', async () => {
    await apply(twoServices);
    const { pages } = await readContent(root());
    expect(pages.map(({ data }) => data.url)).toContain('/new-service');
  });

  it('may have towns at the very edges of the map', async () => {
    await apply(townOnMap({ latitude: 41, longitude: -101 }));
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it('may have files in it that computers leave in folders', async () => {
    await apply({
      'content/.DS_Store': write('x'),
      'content/pages/Thumbs.db': write('x'),
      'content/posts/.draft/x.md': write('x'),
      'content/images/unused.tif': write('x'),
    });
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it('may have a mark of the byte order at the beginning of its files', async () => {
    await apply({ [SITE]: (text) => `\uFEFF${text}`, [NEW_PAGE]: (text) => `\uFEFF${textPage({})(text)}` });
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it('may have no built-in posts, and no folder for them', async () => {
    await remove('content/posts');
    const { posts } = await readContent(root(), { withRemotePosts: true });
    expect(posts).toEqual([]);
  });

  it('loses control characters that were pasted with it', async () => {
    await apply({
      'content/posts/a-new-post.md': (text) =>
        post({ title: 'NEW' })(text).replace('NEW', 'A\u0008 post').replace('Text.', 'Te\u000cxt.'),
    });
    const { posts } = await readContent(root());
    expect(posts.find(({ id }) => id === 'a-new-post')).toMatchObject({
      data: { title: 'A post' },
      body: expect.stringContaining('Text.') as string,
    });
  });

  it.each([
    { amount: 495 },
    { amount: 1295.5, tons: 0.5, days: 1 },
    // The law lets charges stand apart that not everyone pays.
    {
      extras: ['Mattress', 'Second delivery trip', 'Delivery on a Sunday'].map((name) => ({
        name,
        amount: 75,
      })),
    },
    { materials: [{ name: 'Clean dirt', jobs: ['concrete'], amount: 550, tons: 6 }] },
  ])('may ask a price with %o', async (fields) => {
    await apply({
      'content/dumpster-sizes.yaml': prepend([], { ...newSize, price: { ...newPrice, ...fields } }),
    });
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it.each(['[]\n', '', '# Nothing yet\n'])('may have no map, as %j says', async (text) => {
    await apply({ [MAP]: write(text) });
    expect((await readContent(root())).areaMap).toEqual([]);
  });

  it('may do without the careers page once nothing leads there', async () => {
    await remove('content/pages/careers.md');
    await apply({ [SITE]: set(['navLinks'], [{ title: 'Home', href: '/' }]) });
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it('may show a customer without a picture', async () => {
    await apply({ 'content/testimonials.yaml': write('- { id: a, name: A, title: B, quote: C }') });
    expect(await messageOf(readContent(root()))).toBe('no error');
  });

  it('may do without testimonials', async () => {
    await apply({ 'content/testimonials.yaml': write('[]\n') });
    expect((await readContent(root())).testimonials).toEqual([]);
  });

  it('follows the hours of site.yaml, in words, in texts of site.yaml too', async () => {
    await apply({
      [SITE]: (text) =>
        set(['openingHours', 'Saturday'], 'closed')(set(['footerText'], 'Open {{hours}}.')(text)),
      [NEW_PAGE]: textPage({ h1: '{{ hours }}' }, '({{site.openingHours}})'),
    });
    const { pages, site } = await readContent(root());
    const { text } = site[0].data.openingHours;
    expect(site[0].data.footerText).toBe(`Open ${text}.`);
    expect(pages.find(({ id }) => id === 'new-page')).toMatchObject({
      data: { h1: text },
      body: expect.stringContaining(`(${text})`) as string,
    });
  });

  it('follows the city of site.yaml everywhere', async () => {
    await apply({
      [SITE]: set(['city'], 'Otherville'),
      [NEW_PAGE]: textPage({ h1: 'In {{city}}' }, '{{city}}'),
    });
    const { pages } = await readContent(root());
    expect(pages.find(({ id }) => id === 'new-page')).toMatchObject({
      data: { h1: 'In Otherville' },
      body: expect.stringContaining('Otherville') as string,
    });
  });
});

describe('content with a phone number', () => {
  it.each(['707-444-0188', '+1 707 444 0188', '1.707.444.0188'])(
    'may write it as %s',
    async (phoneNumber) => {
      await apply({
        [SITE]: phone(phoneNumber),
      });
      expect(await messageOf(readContent(root()))).toBe('no error');
    },
  );
});

describe('another address than that of site.yaml', () => {
  it('overrides the url of the site, in tokens too', async () => {
    await apply({ [NEW_PAGE]: textPage({ h1: '{{site.url}}/new' }) });
    const { site, pages } = await readContent(root(), { siteUrl: 'https://preview.example' });
    expect(site[0].data.url).toBe('https://preview.example');
    expect(pages.find(({ id }) => id === 'new-page')?.data.h1).toBe('https://preview.example/new');
  });

  it('is not taken from the environment', async () => {
    vi.stubEnv('SITE_URL', 'https://preview.example');
    await apply({ [SITE]: set(['url'], 'https://from-the-file.example') });
    const { site } = await readContent(root());
    expect([site[0].data.url, (await readSite(root())).url]).toEqual([
      'https://from-the-file.example',
      'https://from-the-file.example',
    ]);
  });
});
