import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drop, post, prepend, set, textPage } from '../../collections/fixtures/changes.ts';
import { projectRoot } from '../../collections/fixtures/project.ts';
import { readContent, type Content } from '../../collections/read-content.ts';
import { environmentWith } from '../../environment.ts';
import { checkLaunch } from './check-launch.ts';
import { describeFindings, ofLevel } from './finding.ts';
import { CONTENTFUL, LONG_AGO, SAMPLE, SITE, useConfiguredSite } from './fixtures/configured-site.ts';

// Each of the commands is a process of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const TOWNS = 'content/service-area.yaml';
const SIZES = 'content/dumpster-sizes.yaml';

const runWith = (environment: Record<string, string>, root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, 'src', 'tools', 'launch-check.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: environmentWith(environment),
  });
const run = (root: string, ...args: string[]) => runWith({}, root, ...args);

const { build, edit, linesOf, root, sharePicture } = useConfiguredSite();

describe('the launch check of a site that is still a sample', () => {
  let content: Content;

  beforeEach(async () => {
    for (const [file, change] of SAMPLE) await edit(file, change);
    content = await readContent(root());
  });

  it('names every sample, every town where the right to haul is one and every key that is not set, and ends with 1', () => {
    const { status, stdout } = run(root());
    expect(status).toBe(1);
    const text = stdout.replace(/\s+/g, ' ');
    for (const part of [
      'Company: Redwood Roll-Offs content/site.yaml:',
      'Address of the site: https://redwood.example content/site.yaml:',
      'Phone: (707) 555-0188 content/site.yaml:',
      `${content.dumpsterSizes.map(({ data }) => data.id).join(', ')} content/dumpster-sizes.yaml:`,
      'Testimonials (2): one, two content/testimonials.yaml:',
      'Figures (2): one, two content/fun-facts.yaml:',
      'Badges (2): one, two content/value-badges.yaml:',
      `${content.serviceArea.map(({ data }) => data.name).join(', ')} content/service-area.yaml:`,
      'Privacy contact: email is not set content/site.yaml:',
      'Map: mapsKey is not set content/site.yaml:',
      'Statistics: tagManagerId is not set content/site.yaml:',
      'The site is not ready to go live.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('fits on one screen', () => {
    const lines = run(root()).stdout.split('\n');
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('gives the same to a program', () => {
    const { status, stdout } = run(root(), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toContainEqual({
      level: 'must',
      topic: 'Testimonials',
      item: 'one',
      where: 'content/testimonials.yaml',
      todo: "Replace them with real customers' own words, or write [] to show none. Until then a site with an address of its own leaves them out.",
    });
  });
});

describe('the launch check of a site that is set up', () => {
  it('finds nothing and ends with 0', async () => {
    expect(await checkLaunch(root(), CONTENTFUL)).toEqual([]);
    const { status, stdout } = run(root());
    expect(stdout).toContain('Nothing is in the way of going live.');
    expect(status).toBe(0);
  });

  it('ends with 0 when only advice is left', async () => {
    for (const field of ['email', 'mapsKey', 'tagManagerId']) await edit(SITE, drop([field]));
    await build();
    const findings = await checkLaunch(root(), {});
    expect(findings.map(({ topic }) => topic)).toEqual([
      'Privacy contact',
      'Map',
      'Statistics',
      'Contentful',
    ]);
    expect(ofLevel('must', findings)).toEqual([]);
    expect(run(root()).status).toBe(0);
  });

  it.each([
    ['an address for examples', SITE, set(['url'], 'https://www.example.com'), 'Address of the site'],
    ['an address on this machine', SITE, set(['url'], 'http://localhost:4321'), 'Address of the site'],
    ['an address without encryption', SITE, set(['url'], 'http://redwood.com'), 'Address of the site'],
    [
      'a phone number for films',
      SITE,
      (text: string) => set(['phoneNumber'], '(707) 555-0188')(set(['telLink'], 'tel:+17075550188')(text)),
      'Phone',
    ],
    ['a town that is only a sample', TOWNS, set([0, 'sample'], true), 'May you haul there?: Eureka'],
    [
      'a town that nobody was asked about',
      TOWNS,
      drop([0, 'owner', 'source']),
      'A right to haul without proof',
    ],
    ['a town of nobody knows when', TOWNS, drop([0, 'owner', 'checked']), 'A right to haul without proof'],
  ])('stops at %s', async (_, file, change, topic) => {
    await edit(file, change);
    const lines = await linesOf();
    expect(lines[0]).toContain(`must: ${file}: ${topic}`);
  });

  it('says of a sample of a town what the owner has noted of it', async () => {
    const owner = { otherwise: 'One company alone may haul here.', question: 'Ask the clerk, 707-441-2005.' };
    await edit(TOWNS, set([0, 'sample'], true));
    await edit(TOWNS, set([0, 'owner'], owner));
    const findings = await checkLaunch(root(), CONTENTFUL);
    expect(findings[0]?.todo).toMatch(
      /^One company alone may haul here\. Ask the clerk, 707-441-2005\. Put the/,
    );
  });

  it.each([
    ['to ask about', set([0, 'hauling'], 'ask'), ['Towns to ask about']],
    ['where it may not haul', set([0, 'hauling'], 'barred'), []],
    [
      'it asked about more than a year ago',
      set([0, 'owner', 'checked'], LONG_AGO),
      ['Towns to ask about again'],
    ],
  ])('only advises on a town %s, if at all', async (_, change, topics) => {
    await edit(TOWNS, change);
    expect(await linesOf()).toEqual(topics.map((topic) => `advice: ${TOWNS}: ${topic}: Eureka`));
  });

  it('advises to look at a price that was checked more than a year ago, and at no other', async () => {
    const price = { amount: 495, days: 7, tons: 2 };
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await edit(SIZES, set([0, 'price'], { ...price, checked: daysAgo(360) }));
    await build();
    expect(await linesOf()).toEqual([]);
    await edit(SIZES, set([0, 'price'], { ...price, checked: daysAgo(370) }));
    await build();
    expect(await linesOf()).toEqual([expect.stringMatching(/^advice: .*Prices older than a year/)]);
  });

  it('stops at a share picture that is too small', async () => {
    await sharePicture(600, 315);
    expect(await linesOf()).toEqual([
      'must: content/site.yaml, socialImage: Share picture: share.jpg is 600 by 315 pixels',
    ]);
  });

  it('advises to try another service that the forms are sent to', async () => {
    await edit('content/forms.yaml', set(['action'], 'https://forms.example.com/f/abc'));
    expect(await linesOf()).toEqual([
      'advice: content/forms.yaml: Messages to another service: https://forms.example.com/f/abc',
    ]);
  });

  it('stops at half a configuration of Contentful', async () => {
    const [finding] = await checkLaunch(root(), { CONTENTFUL_SPACE_ID: 'a1b2c3' });
    expect(finding).toMatchObject({ level: 'must', topic: 'Contentful' });
  });

  it('says what is wrong with content in one line, and ends with 1', async () => {
    await edit(SITE, drop(['quoteLabel']));
    const { status, stderr } = run(root());
    expect(status).toBe(1);
    expect(stderr).toBe('content/site.yaml: quoteLabel: is missing. Add it: text.\n');
  });
});

describe('the launch check with an address on trial in SITE_URL', () => {
  const TRIAL = { ...CONTENTFUL, SITE_URL: 'https://trial.redwood-rolloffs.com' };

  it('still finds the address of the sample, and advises to take the trial out', async () => {
    await edit(SITE, set(['url'], 'https://www.example.com'));
    expect(await linesOf(TRIAL)).toEqual([
      'must: content/site.yaml: Address of the site: https://www.example.com',
      'advice: the environment variables, or .env: SITE_URL: https://trial.redwood-rolloffs.com',
    ]);
  });

  it('looks at the environment that it is given and at no other', async () => {
    vi.stubEnv('SITE_URL', 'https://other.redwood-rolloffs.com');
    await edit('content/pages/new-page.md', textPage({}, 'See [a post](/blog/a-post-of-contentful).'));
    expect(await linesOf()).toEqual([]);
    await expect(checkLaunch(root(), {})).rejects.toThrow('leads to no page');
  });
});

describe('the launch check with an environment that no site may go live with', () => {
  it('stops at an address in SITE_URL that is none, and says what is allowed', () => {
    const { status, stdout } = runWith({ SITE_URL: 'acme' }, root());
    expect(status).toBe(1);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'SITE_URL: found "acme" the environment variables, or .env: Allowed is https:// and a domain, nothing behind it,',
    );
  });

  it('stops at SITE_NOINDEX, which hides the site from search engines', async () => {
    expect(await linesOf({ ...CONTENTFUL, SITE_NOINDEX: 'true' })).toEqual([
      'must: the environment variables, or .env: SITE_NOINDEX: true',
    ]);
  });

  it('stops at a value of SITE_NOINDEX that stops the build', async () => {
    expect(await linesOf({ ...CONTENTFUL, SITE_NOINDEX: 'yes' })).toEqual([
      'must: the environment variables, or .env: SITE_NOINDEX: "yes" is neither true nor false',
    ]);
  });

  it.each(['', 'false'])('finds nothing in SITE_NOINDEX=%s', async (value) => {
    expect(await linesOf({ ...CONTENTFUL, SITE_NOINDEX: value })).toEqual([]);
  });
});

describe('the launch check of hours', () => {
  const PROMISE = 'Call us anytime. Anytime, day or night: we answer around the clock.';
  const lines = ['anytime', 'Anytime', 'day or night', 'around the clock'].map(
    (words) => `advice: content/pages/new-page.md: Words beside the hours: body ("${words}")`,
  );

  beforeEach(() => edit('content/pages/new-page.md', textPage({ lastModified: LONG_AGO }, PROMISE)));

  it('asks about words that say more than the hours, each in its file and field', async () => {
    await edit(SITE, set(['openingHours', 'Sunday'], 'closed'));
    expect(await linesOf()).toEqual(expect.arrayContaining(lines));
  });

  it('lets them pass where somebody is there day and night', async () => {
    expect(await linesOf()).toEqual([]);
  });

  it.each([
    ['advises to replace holidays that are all over', ['2022-12-25', LONG_AGO], [`the last was ${LONG_AGO}`]],
    ['lets holidays pass of which one is to come', [LONG_AGO, '9998-12-25'], []],
  ])('%s', async (_, dates, found) => {
    const exceptions = dates.map((date) => ({ date, hours: 'closed', reason: 'Harvest' }));
    await edit(SITE, set(['openingHours', 'exceptions'], exceptions));
    expect(await linesOf()).toEqual(found.map((item) => `advice: content/site.yaml: Holidays: ${item}`));
  });
});

it('the launch check asks for the source of a testimonial that is no sample', async () => {
  const customer = { name: 'Ann', title: 'Customer', quote: 'Well done.' };
  const source = { name: 'Google', date: LONG_AGO, permission: 'By email.' };
  const testimonials = [
    { id: 'bare', ...customer },
    { id: 'proved', ...customer, source },
  ];
  await edit('content/testimonials.yaml', (text) => prepend([], ...testimonials)(text));
  expect(await linesOf()).toEqual(['advice: content/testimonials.yaml: Testimonials without a source: bare']);
});

describe('the launch check of dates', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  it('stops at a page and a post that are of a day that is still to come', async () => {
    await edit('content/pages/new-page.md', textPage({ lastModified: dayIn(3) }));
    await edit('content/posts/new-post.md', post({ lastModified: dayIn(400) }));
    expect(await linesOf()).toEqual([
      `must: content/pages/new-page.md, lastModified: A date that is still to come: ${dayIn(3)}`,
      `must: content/posts/new-post.md, lastModified: A date that is still to come: ${dayIn(400)}`,
    ]);
  });

  it('stops at a price, a town and a testimonial that are of such a day', async () => {
    const [checked, date] = [dayIn(370), dayIn(30)];
    const [first] = (await readContent(root())).dumpsterSizes;
    const source = { name: 'Google', date, permission: 'By email.' };
    const customer = { id: 'ann', name: 'Ann', title: 'Customer', quote: 'Well done.', source };
    await edit(SIZES, set([0, 'price'], { amount: 495, days: 7, tons: 2, checked }));
    await edit(TOWNS, set([0, 'owner', 'checked'], checked));
    await edit('content/testimonials.yaml', prepend([], customer));
    expect(await linesOf()).toEqual([
      `must: ${SIZES}, ${first?.data.id}: A date that is still to come: ${checked}`,
      `must: ${TOWNS}, eureka: A date that is still to come: ${checked}`,
      `must: content/testimonials.yaml, ann: A date that is still to come: ${date}`,
    ]);
  });

  it('lets tomorrow pass, which it is already elsewhere', async () => {
    await edit('content/pages/new-page.md', textPage({ lastModified: dayIn(1) }));
    expect(await linesOf()).toEqual([]);
  });
});

describe('the report', () => {
  it('shows findings about the same thing together', () => {
    const finding = { level: 'must', topic: 'Prices', where: 'a.yaml', todo: 'Do it.' } as const;
    expect(
      describeFindings([
        { ...finding, item: 'one' },
        { ...finding, item: 'two' },
      ]),
    ).toBe(
      [
        'To do before going live:',
        '  Prices (2): one, two',
        '    a.yaml: Do it.',
        '',
        'The site is not ready to go live.',
      ].join('\n'),
    );
  });
});
