import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { environmentWith } from '../../src/environment.ts';
import { status, tooManyRequests } from './stand-in/faults.ts';
import { startStandIn, type StandIn } from './stand-in/server.ts';
import { emptySpace, type Space } from './stand-in/space.ts';

const HOOK = 'https://api.netlify.com/build_hooks/0123456789abcdef';

let space: Space;
let standIn: StandIn;

beforeEach(async () => {
  space = emptySpace();
  standIn = await startStandIn(space);
});

afterEach(() => standIn.close());

/** Runs the command as a person does. */
async function run(options: { arguments?: string[]; environment?: Record<string, string> } = {}) {
  const child = spawn(process.execPath, ['src/tools/contentful-setup.ts', ...(options.arguments ?? [])], {
    env: environmentWith({
      CONTENTFUL_SPACE_ID: space.id,
      CONTENTFUL_MANAGEMENT_TOKEN: space.tokens.management,
      CONTENTFUL_MANAGEMENT_HOST: standIn.managementHost,
      CONTENTFUL_BUILD_HOOK: HOOK,
      ...options.environment,
    }),
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [status, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, lines: `${out}${errors}`.trim().split('\n') };
}

const fields = () => (space.contentTypes.get('blogPost')?.['fields'] ?? []) as Record<string, unknown>[];
const puts = () => standIn.requests.filter((request) => request.startsWith('PUT'));
const IDS = 'title, slug, excerpt, body, metaDescription, image, website';

describe('the set-up of a space', () => {
  it('creates the content type, publishes it, and creates the webhook', async () => {
    const { status, lines } = await run();
    expect(lines).toEqual([
      `Content type blogPost: created and published with the fields ${IDS}.`,
      'Webhook: created: publish, unpublish and delete of blogPost in master post to api.netlify.com.',
      'Webhook for files: created: publish, unpublish and delete of files in master post to api.netlify.com.',
    ]);
    expect(status).toBe(0);
    expect(space.contentTypes.get('blogPost')).toMatchObject({
      displayField: 'title',
      sys: { version: 2, publishedVersion: 1 },
    });
    expect(space.webhooks.get('website-build')).toMatchObject({
      url: HOOK,
      topics: ['Entry.publish', 'Entry.unpublish', 'Entry.delete'],
      filters: [
        { equals: [{ doc: 'sys.contentType.sys.id' }, 'blogPost'] },
        { equals: [{ doc: 'sys.environment.sys.id' }, 'master'] },
      ],
    });
    expect(space.webhooks.get('website-build-files')).toMatchObject({
      url: HOOK,
      topics: ['Asset.publish', 'Asset.unpublish', 'Asset.delete'],
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }],
    });
  });

  it('lets editors choose only slugs that the site takes', async () => {
    await run();
    const [slug] = fields().filter(({ id }) => id === 'slug');
    expect(slug?.['required']).toBe(true);
    expect(slug?.['validations']).toEqual([
      { unique: true },
      { size: { max: 120 } },
      {
        regexp: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: null },
        message: expect.any(String) as unknown,
      },
    ]);
  });

  it('changes nothing when it runs again', async () => {
    await run();
    const before = puts().length;
    const { lines } = await run();
    expect(lines).toEqual([
      'Content type blogPost: is as it should be.',
      'Webhook: is as it should be.',
      'Webhook for files: is as it should be.',
    ]);
    expect(puts()).toHaveLength(before);
  });

  it('shows in a dry run what it would do, and does none of it', async () => {
    const { lines } = await run({ arguments: ['--dry-run'] });
    expect(lines).toEqual([
      `Content type blogPost: would be created and published with the fields ${IDS}.`,
      'Webhook: would be created: publish, unpublish and delete of blogPost in master post to api.netlify.com.',
      'Webhook for files: would be created: publish, unpublish and delete of files in master post to api.netlify.com.',
      'This was a dry run: nothing was changed.',
    ]);
    expect(puts()).toEqual([]);
  });

  it('keeps fields of its owner, and mends its own', async () => {
    await run();
    const type = space.contentTypes.get('blogPost');
    const own = { id: 'author', name: 'Author', type: 'Symbol' };
    const changed = fields().map((field) => ({
      ...field,
      ...(field['id'] === 'slug' && { validations: [] }),
    }));
    space.contentTypes.set('blogPost', {
      ...type,
      sys: { id: 'blogPost', version: 9 },
      fields: [...changed, own],
    });
    const { lines } = await run();
    expect(lines[0]).toBe('Content type blogPost: changed and published: slug.');
    expect(fields().map(({ id }) => id)).toEqual([...IDS.split(', '), 'author']);
    expect(fields().find(({ id }) => id === 'slug')?.['validations']).toHaveLength(3);
  });

  it('asks again while Contentful is busy, and waits no longer than a person would', async () => {
    standIn.managementFaults.push(tooManyRequests(3600), status(502));
    const { lines } = await run();
    expect(lines[0]).toMatch(/^Content type blogPost: created/);
  });

  it('follows a build hook that has changed', async () => {
    await run();
    const { lines } = await run({ environment: { CONTENTFUL_BUILD_HOOK: 'https://builds.example/new' } });
    expect(lines[1]).toBe(
      'Webhook: changed: publish, unpublish and delete of blogPost in master post to builds.example.',
    );
  });

  it('leaves the webhook alone without a build hook', async () => {
    const { lines } = await run({ environment: { CONTENTFUL_BUILD_HOOK: '' } });
    expect(lines[1]).toContain('left alone, since CONTENTFUL_BUILD_HOOK is not set');
    expect(space.webhooks.size).toBe(0);
  });
});

describe('the set-up stops with one line', () => {
  it.each<[string, Record<string, string>, string]>([
    ['without a token', { CONTENTFUL_MANAGEMENT_TOKEN: '' }, 'Set CONTENTFUL_MANAGEMENT_TOKEN to'],
    [
      'with a wrong token',
      { CONTENTFUL_MANAGEMENT_TOKEN: 'wrong-token-0' },
      'Correct CONTENTFUL_MANAGEMENT_TOKEN',
    ],
    ['for a space that does not exist', { CONTENTFUL_SPACE_ID: 'nowhere' }, 'Correct CONTENTFUL_SPACE_ID or'],
    ['for an environment that does not exist', { CONTENTFUL_ENVIRONMENT: 'x' }, 'or CONTENTFUL_ENVIRONMENT'],
    [
      'with a build hook that is no address',
      { CONTENTFUL_BUILD_HOOK: 'netlify' },
      'CONTENTFUL_BUILD_HOOK is no',
    ],
    [
      'with a host that is none',
      { CONTENTFUL_MANAGEMENT_HOST: 'https://x/y' },
      'CONTENTFUL_MANAGEMENT_HOST is no',
    ],
    ['where nobody answers', { CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:1' }, "can't be reached"],
  ])('%s', async (_, environment, said) => {
    const { status, lines } = await run({ environment });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining(said)]);
    expect(lines.join()).not.toMatch(/-token-/);
  });

  it('when Contentful stays busy', async () => {
    standIn.managementFaults.push(...Array.from({ length: 4 }, () => tooManyRequests('0.1')));
    const { status: exit, lines } = await run();
    expect(exit).toBe(1);
    expect(lines).toEqual([expect.stringContaining('Run the set-up again in a minute.')]);
  });

  it('when a field of its name has another type', async () => {
    const title = { id: 'title', name: 'Title', type: 'RichText' };
    space.contentTypes.set('blogPost', { sys: { id: 'blogPost', version: 1 }, fields: [title] });
    const { status, lines } = await run();
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/has a field title of another type.* Rename or delete that field/),
    ]);
    expect(puts()).toEqual([]);
  });
});
