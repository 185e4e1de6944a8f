import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSeq, parseDocument } from 'yaml';
import { drop, post, prepend, set, setField, textPage, write } from '../../collections/fixtures/changes.ts';
import {
  PICTURE,
  copyProject,
  projectRoot,
  type Change,
  type ProjectCopy,
} from '../../collections/fixtures/project.ts';
import { readContent, type Content } from '../../collections/read-content.ts';
import { checkLaunch } from './check-launch.ts';
import { checkPictures } from './check-pictures.ts';
import { checkRemainders } from './check-remainders.ts';
import { digest } from './digest.ts';
import { ofLevel } from './finding.ts';
import { describeFindings } from './report.ts';
import { pictureFiles } from './sample-facts.ts';
import sample from './sample.json' with { type: 'json' };

// Each of the commands is a process of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const SITE = 'content/site.yaml';
const FORMS = 'public/__forms.html';
const CONTENTFUL = { CONTENTFUL_SPACE_ID: 'a1b2c3', CONTENTFUL_ACCESS_TOKEN: 'token' };

/** A day that has been, whatever the clock of the machine says. */
const LONG_AGO = '2023-12-03';

/** The Markdown files of a folder of the project; none where it is missing. */
const namesIn = (folder: string) => {
  const path = join(projectRoot, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.md')) : [];
};

/** Gives a field of every entry of a list another value. */
const setInAll =
  (field: string, value: unknown): Change =>
  (text) => {
    const document = parseDocument(text);
    const count = isSeq(document.contents) ? document.contents.items.length : 0;
    for (let index = 0; index < count; index += 1) document.setIn([index, field], value);
    return document.toString();
  };

/** Towns of the test's own, on a map of its own: an owner may have none, or others elsewhere. */
const TOWNS: [string, Change][] = [
  [
    'content/area-map.yaml',
    (text) =>
      Object.entries({ north: 41, south: 40, west: -125, east: -124 }).reduce(
        (changed, [edge, degrees]) => set([edge], degrees)(changed),
        text,
      ),
  ],
  [
    'content/service-area.yaml',
    (text) =>
      prepend(
        [],
        ...['Eureka', 'Arcata'].map((name) => ({
          ...{ id: name.toLowerCase(), name, latitude: 40.8, longitude: -124.1, authorised: true },
          rule: 'The city asks for nothing.',
        })),
      )(write('[]\n')(text)),
  ],
];

/** What an owner does before going live. */
const CONFIGURED: [string, Change][] = [
  ...Object.entries({
    sample: false,
    name: 'Redwood Roll-Offs',
    url: 'https://www.redwood-rolloffs.com',
    phoneNumber: '(707) 444-0188',
    telLink: 'tel:+17074440188',
    email: 'privacy@redwood-rolloffs.com',
    mapsKey: 'AIzaSyExampleExampleExample',
    tagManagerId: 'GTM-ABC1234',
  }).map(([field, value]): [string, Change] => [SITE, set([field], value)]),
  ['content/dumpster-sizes.yaml', setInAll('sample', false)],
  ['content/fun-facts.yaml', setInAll('sample', false)],
  ['content/value-badges.yaml', setInAll('sample', false)],
  ['content/testimonials.yaml', write('[]\n')],
  ...TOWNS,
  ...['content/pages', 'content/posts'].flatMap((folder) =>
    namesIn(folder).map((name): [string, Change] => [
      `${folder}/${name}`,
      setField('lastModified', LONG_AGO),
    ]),
  ),
];

/** Entries of a list, each marked as a sample. */
const samples = (fields: object) =>
  prepend([], ...['one', 'two'].map((id) => ({ id, sample: true, ...fields })));

/** What makes a sample of it again. */
const SAMPLE: [string, Change][] = [
  ...Object.entries({
    sample: true,
    url: 'https://redwood.example',
    phoneNumber: '(707) 555-0188',
    telLink: 'tel:+17075550188',
  }).map(([field, value]): [string, Change] => [SITE, set([field], value)]),
  ...['email', 'mapsKey', 'tagManagerId'].map((field): [string, Change] => [SITE, drop([field])]),
  ['content/dumpster-sizes.yaml', setInAll('sample', true)],
  ['content/fun-facts.yaml', samples({ name: 'Figure', number: '7', icon: 'truck' })],
  ['content/value-badges.yaml', samples({ name: 'Claim', number: '7', icon: 'truck' })],
  [
    'content/testimonials.yaml',
    samples({ avatarUrl: '/avatars/quote.svg', name: 'Ann', title: 'Customer', quote: 'Well done.' }),
  ],
  ['content/service-area.yaml', setInAll('authorised', 'unknown')],
];

let project: ProjectCopy;

/** Makes a built site of one page, newer than its content. */
const build = (page = 'Redwood Roll-Offs') => project.change('dist/index.html', write(page));

const sharePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toFile(join(project.root, 'content', 'images', 'share.jpg'));

beforeEach(async () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('SITE_NOINDEX', '');
  project = await copyProject();
  await sharePicture(1200, 630);
  for (const [file, change] of CONFIGURED) await project.change(file, change);
  await project.change(SITE, set(['socialImage'], 'share.jpg'));
  for (const file of pictureFiles(project.root).filter((path) => path.startsWith('public/'))) {
    await project.change(file, PICTURE);
  }
  await build();
});

afterEach(() => project.dispose());

const runWith = (environment: Record<string, string>, root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, 'src', 'tools', 'launch-check.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '', SITE_NOINDEX: '', ...environment },
  });
const run = (root: string, ...args: string[]) => runWith({}, root, ...args);

const linesOf = async (environment: Record<string, string> = CONTENTFUL, page?: string) => {
  await build(page);
  return (await checkLaunch(project.root, environment)).map(
    ({ level, topic, item, where }) => `${level}: ${where}: ${topic}: ${item}`,
  );
};

describe('the launch check of a site that is still a sample', () => {
  let content: Content;

  beforeEach(async () => {
    for (const [file, change] of SAMPLE) await project.change(file, change);
    content = await readContent(project.root);
  });

  it('names every sample, every town without authority and every key that is not set, and ends with 1', () => {
    const { status, stdout } = run(project.root);
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
    const lines = run(project.root).stdout.split('\n');
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('gives the same to a program', () => {
    const { status, stdout } = run(project.root, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toContainEqual({
      level: 'must',
      topic: 'Testimonials',
      item: 'one',
      where: 'content/testimonials.yaml',
      todo: "Replace them with real customers' own words, or write [] to show none.",
    });
  });
});

describe('the launch check of a site that is set up', () => {
  it('finds nothing and ends with 0', async () => {
    expect(await checkLaunch(project.root, CONTENTFUL)).toEqual([]);
    const { status, stdout } = run(project.root);
    expect(stdout).toContain('Nothing is in the way of going live.');
    expect(status).toBe(0);
  });

  it('ends with 0 when only advice is left', async () => {
    for (const field of ['email', 'mapsKey', 'tagManagerId']) await project.change(SITE, drop([field]));
    await build();
    const findings = await checkLaunch(project.root, {});
    expect(findings.map(({ topic }) => topic)).toEqual([
      'Privacy contact',
      'Map',
      'Statistics',
      'Contentful',
    ]);
    expect(ofLevel('must', findings)).toEqual([]);
    expect(run(project.root).status).toBe(0);
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
    [
      'a town nobody asked about',
      'content/service-area.yaml',
      set([0, 'authorised'], 'unknown'),
      'Authority',
    ],
    ['a town that is closed to it', 'content/service-area.yaml', set([0, 'authorised'], false), 'Hauling'],
    ['a form without a field', FORMS, (text: string) => text.replace('name="phone"', ''), 'Forms'],
    ['a form without its trap', FORMS, (text: string) => text.replace('netlify-honeypot', 'x'), 'Forms'],
    ['a form the host overlooks', FORMS, (text: string) => text.replace('data-netlify', 'x'), 'Forms'],
  ])('stops at %s', async (_, file, change, topic) => {
    await project.change(file, change);
    const lines = await linesOf();
    expect(lines[0]).toContain(`must: ${file}: ${topic}`);
  });

  it('stops when the file that declares the form is missing', async () => {
    await project.remove(FORMS);
    expect(await linesOf()).toEqual(['must: public/__forms.html: Forms: the file is missing']);
  });

  it('stops at a share picture that is too small', async () => {
    await sharePicture(600, 315);
    expect(await linesOf()).toEqual([
      'must: content/site.yaml, socialImage: Share picture: share.jpg is 600 by 315 pixels',
    ]);
  });

  it('stops at half a configuration of Contentful', async () => {
    const [finding] = await checkLaunch(project.root, { CONTENTFUL_SPACE_ID: 'a1b2c3' });
    expect(finding).toMatchObject({ level: 'must', topic: 'Contentful' });
  });

  it('says what is wrong with content in one line, and ends with 1', async () => {
    await project.change(SITE, drop(['quoteLabel']));
    const { status, stderr } = run(project.root);
    expect(status).toBe(1);
    expect(stderr).toBe('content/site.yaml: quoteLabel: is missing. Add it: text.\n');
  });
});

describe('the launch check of a site that was made of the sample', () => {
  const CUSTOMER = 'Elena V.';

  /** The sample in the hands of a company in another city, who changed the head of site.yaml. */
  const REBRANDED: [string, Change][] = [
    [SITE, set(['city'], 'Eureka')],
    [SITE, set(['region'], 'Humboldt County')],
    [SITE, set(['latitude'], 40.8)],
    ['content/testimonials.yaml', write(`- { id: one, name: ${CUSTOMER}, title: T, quote: Q }`)],
    ['content/posts/a-new-post.md', post({ slug: 'how-we-work-in-chula-vista', lastModified: LONG_AGO })],
    ['content/pages/new-page.md', textPage({ lastModified: LONG_AGO }, 'We met at Maxwell Road.')],
  ];

  /** A built page that shows all that the sample says. */
  const PAGE = [...sample.company, ...sample.place].join('\n');

  beforeEach(async () => {
    for (const [file, change] of REBRANDED) await project.change(file, change);
  });

  it('names what is left of the sample on built pages, with file and field', async () => {
    const lines = await linesOf(CONTENTFUL, PAGE);
    expect(lines).toEqual(
      expect.arrayContaining([
        `must: content/testimonials.yaml: Left of the sample company: entry 1 name (${CUSTOMER})`,
        "advice: content/posts/a-new-post.md: Left of the sample's city: slug (chula-vista)",
        "advice: content/pages/new-page.md: Left of the sample's city: body (Maxwell Road)",
      ]),
    );
    expect(lines.join()).not.toContain('Built pages');
  });

  it('asks for what is told of the city in the words of the sample, be there a name in it or not', async () => {
    const text = 'Lots are wide, and gates are narrow.';
    await project.change(SITE, set(['local', 'driveways'], text));
    await project.change('public/old.svg', write('<svg/>'));
    await build();
    const shipped = { ...sample, texts: [digest(text)], files: { [digest('<svg/>')]: 'public/old.svg' } };
    const findings = [
      ...(await checkRemainders(await readContent(project.root), project.root, shipped)),
      ...checkPictures(project.root, shipped),
    ].filter(({ level }) => level === 'must');
    expect(findings.map(({ where, item }) => `${where}: ${item}`)).toEqual(
      expect.arrayContaining([
        'content/site.yaml: local driveways',
        'public/ and content/images/: public/old.svg',
      ]),
    );
  });

  it('lets pass what no built page shows', async () => {
    const lines = await linesOf(CONTENTFUL, 'Redwood');
    expect(lines.filter((line) => line.includes(CUSTOMER) || line.includes('Maxwell'))).toEqual([]);
  });

  it('names the built page where no file of content/ says it', async () => {
    const lines = await linesOf(CONTENTFUL, 'Call (619) 555-0142');
    expect(lines).toContain('must: dist/index.html: Left of the sample: (619) 555-0142');
  });

  it('asks for a build where there is none, or an older one', async () => {
    await build();
    await utimes(join(project.root, 'dist', 'index.html'), 0, 0);
    const topics = async () =>
      (await checkLaunch(project.root, CONTENTFUL)).map(({ topic, item }) => `${topic}: ${item}`);
    expect(await topics()).toContain('Built pages: dist/ is older than content/');
    await project.remove('dist');
    expect(await topics()).toContain('Built pages: dist/ is missing');
  });

  it('counts the sizes that texts count', async () => {
    await project.change(
      'content/pages/new-page.md',
      textPage({ h1: 'Ninety 99-yard boxes', lastModified: LONG_AGO }),
    );
    expect(await linesOf()).toContain(
      'must: content/pages/new-page.md: Texts that fit no more: h1: found "99-yard"',
    );
  });
});

describe('the launch check with an address on trial in SITE_URL', () => {
  const TRIAL = { ...CONTENTFUL, SITE_URL: 'https://trial.redwood-rolloffs.com' };

  it('still finds the address of the sample, and advises to take the trial out', async () => {
    await project.change(SITE, set(['url'], 'https://www.example.com'));
    expect(await linesOf(TRIAL)).toEqual([
      'must: content/site.yaml: Address of the site: https://www.example.com',
      'advice: the environment variables, or .env: SITE_URL: https://trial.redwood-rolloffs.com',
    ]);
  });

  it('looks at the environment that it is given and at no other', async () => {
    vi.stubEnv('SITE_URL', 'https://other.redwood-rolloffs.com');
    await project.change(
      'content/pages/new-page.md',
      textPage({}, 'See [a post](/blog/a-post-of-contentful).'),
    );
    expect(await linesOf()).toEqual([]);
    await expect(checkLaunch(project.root, {})).rejects.toThrow('leads to no page');
  });
});

describe('the launch check with an environment that no site may go live with', () => {
  it('stops at an address in SITE_URL that is none, and says what is allowed', () => {
    const { status, stdout } = runWith({ SITE_URL: 'acme' }, project.root);
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

describe('the launch check of dates', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  it('stops at a page and a post that are of a day that is still to come', async () => {
    await project.change('content/pages/new-page.md', textPage({ lastModified: dayIn(3) }));
    await project.change('content/posts/new-post.md', post({ lastModified: dayIn(400) }));
    expect(await linesOf()).toEqual([
      `must: content/pages/new-page.md, lastModified: A date that is still to come: ${dayIn(3)}`,
      `must: content/posts/new-post.md, lastModified: A date that is still to come: ${dayIn(400)}`,
    ]);
  });

  it('lets tomorrow pass, which it is already elsewhere', async () => {
    await project.change('content/pages/new-page.md', textPage({ lastModified: dayIn(1) }));
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
