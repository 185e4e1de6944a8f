import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { post, set, textPage, write } from '../../collections/fixtures/changes.ts';
import type { Change } from '../../collections/fixtures/project.ts';
import { readContent } from '../../collections/read-content.ts';
import { checkLaunch } from './check-launch.ts';
import { checkPictures } from './check-files.ts';
import { checkRemainders } from './check-remainders.ts';
import { CONTENTFUL, LONG_AGO, SITE, useConfiguredSite } from './fixtures/configured-site.ts';
import { digest } from './sample-facts.ts';
import sample from './sample.json' with { type: 'json' };

const { build, edit, linesOf, remove, root } = useConfiguredSite();

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
    for (const [file, change] of REBRANDED) await edit(file, change);
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
    await edit(SITE, set(['local', 'driveways'], text));
    await edit('public/old.svg', write('<svg/>'));
    await build();
    const shipped = { ...sample, texts: [digest(text)], files: { [digest('<svg/>')]: 'public/old.svg' } };
    const findings = [
      ...(await checkRemainders(await readContent(root()), root(), shipped)),
      ...(await checkPictures(root(), shipped)),
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
    await utimes(join(root(), 'dist', 'index.html'), 0, 0);
    const topics = async () =>
      (await checkLaunch(root(), CONTENTFUL)).map(({ topic, item }) => `${topic}: ${item}`);
    expect(await topics()).toContain('Built pages: dist/ is older than content/');
    await remove('dist');
    expect(await topics()).toContain('Built pages: dist/ is missing');
  });

  it('counts the sizes that texts count', async () => {
    await edit('content/pages/new-page.md', textPage({ h1: 'Ninety 99-yard boxes', lastModified: LONG_AGO }));
    expect(await linesOf()).toContain(
      'must: content/pages/new-page.md: Texts that fit no more: h1: found "99-yard"',
    );
  });
});
