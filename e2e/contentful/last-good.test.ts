import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergePosts } from '../../src/blog/merge.ts';
import * as fault from './stand-in/faults.ts';
import { post, SITE } from './stand-in/posts.ts';
import { startStandIn, type StandIn } from './stand-in/server.ts';
import type { Space } from './stand-in/space.ts';
import { ALL, BUILT_IN_ALONE, threePosts } from './support/fault.ts';
import { loadPosts, siteFacts, type LoadOptions } from './support/load-posts.ts';

const STRICT = { CONTENTFUL_STRICT: 'true' };

let folder: string;
let space: Space;
let standIn: StandIn;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  space = threePosts();
  standIn = await startStandIn(space);
});

afterEach(async () => {
  await standIn.close();
  await rm(folder, { recursive: true });
});

const load = (options: Partial<LoadOptions> = {}) =>
  loadPosts({ space, folder, running: standIn, ...options });
const errors = ({ log }: { log: string[] }) => log.filter((line) => line.startsWith('error:'));
const copies = () => readdir(join(folder, '.cache', 'contentful'));

/** Lets every later request fail. */
function fail(): void {
  standIn.always = fault.htmlPage(200);
}

describe('after a build that could read Contentful, one that cannot', () => {
  it('has the same posts, and says so in one line', async () => {
    const good = await load();
    fail();
    const later = await load();
    expect(later.slugs).toEqual(ALL);
    expect(later.html).toEqual(good.html);
    expect(errors(later)).toEqual([
      expect.stringMatching(
        /^error: The answer of Contentful is no collection .* The 3 posts of 2026-11-27T12:00:00\.000Z are shown instead\.$/,
      ),
    ]);
  });

  it('has them in strict mode too', async () => {
    await load();
    fail();
    expect((await load({ environment: STRICT })).slugs).toEqual(ALL);
  });

  it('has the posts of the last good answer, not of an earlier one', async () => {
    await load();
    space.entries.push(post(4));
    await load();
    fail();
    expect((await load()).slugs).toEqual(['remote-post-4', ...ALL]);
    expect(await copies()).toHaveLength(1);
  });

  it('has them though the token is gone', async () => {
    await load();
    const later = await load({ environment: { CONTENTFUL_ACCESS_TOKEN: '' } });
    expect(later.slugs).toEqual(ALL);
    expect(errors(later)).toEqual([expect.stringContaining('CONTENTFUL_ACCESS_TOKEN is set but empty')]);
  });

  it('shows them on the site as it is now', async () => {
    await load();
    fail();
    const builtIns = [{ id: '0', slug: 'remote-post-2', title: 'Built-in', lastModified: '2026-01-01' }];
    const later = await load({ site: { ...siteFacts, merge: (remote) => mergePosts(builtIns, remote) } });
    expect(later.slugs).toEqual(['remote-post-3', 'remote-post-2', 'remote-post-1']);
    expect(later.log).toContainEqual(
      expect.stringContaining('Two posts have the address /blog/remote-post-2'),
    );
  });

  it('has none of them once the site is another', async () => {
    await load();
    fail();
    expect((await load({ site: { ...siteFacts, urls: ['https://other.example'] } })).slugs).toEqual(
      BUILT_IN_ALONE,
    );
  });
});

describe('an answer without posts', () => {
  it('is believed: the last post was deleted', async () => {
    await load();
    space.entries = [];
    await load();
    fail();
    expect((await load()).slugs).toEqual(BUILT_IN_ALONE);
  });
});

describe('the copy', () => {
  it('of drafts never stands in for published posts', async () => {
    space.entries.push({ ...post(4), draft: true });
    const preview = { CONTENTFUL_HOST: standIn.previewHost, CONTENTFUL_ACCESS_TOKEN: space.tokens.preview };
    const drafts = await load({ environment: preview });
    expect(drafts.slugs).toContain('remote-post-4');
    fail();
    expect((await load()).slugs).toEqual(BUILT_IN_ALONE);
    expect((await load({ environment: preview })).slugs).toContain('remote-post-4');
  });

  it('of another environment is not used', async () => {
    await load();
    fail();
    expect((await load({ environment: { CONTENTFUL_ENVIRONMENT: 'staging' } })).slugs).toEqual(
      BUILT_IN_ALONE,
    );
  });

  it('holds no token, and no half-written file stays beside it', async () => {
    await load();
    const [name = '', ...others] = await copies();
    expect(others).toEqual([]);
    const text = await readFile(join(folder, '.cache', 'contentful', name), 'utf8');
    expect(text).toContain(SITE);
    expect(text).not.toContain(space.tokens.delivery);
  });

  it.each([
    ['is no JSON', '{"version":2,'],
    ['is of another version', '{"version":1,"savedAt":"x","answer":{"entries":[],"assets":[]}}'],
    ['lacks its entries', '{"version":2,"savedAt":"x","answer":{"assets":[]}}'],
    ['holds entries that are none', '{"version":2,"savedAt":"x","answer":{"entries":[5],"assets":[]}}'],
  ])('is passed over when it %s', async (_, text) => {
    await load();
    const [name = ''] = await copies();
    await writeFile(join(folder, '.cache', 'contentful', name), text);
    fail();
    const later = await load();
    expect(later.slugs).toEqual(BUILT_IN_ALONE);
    expect(errors(later)).toEqual([
      expect.stringContaining('The copy of the posts from an earlier build cannot be read'),
    ]);
    await expect(load({ environment: STRICT })).rejects.toThrow(
      'cannot be read, and CONTENTFUL_STRICT forbids',
    );
  });

  it('that cannot be written costs a warning, not the posts', async () => {
    await mkdir(join(folder, '.cache'));
    await writeFile(join(folder, '.cache', 'contentful'), 'a file in the place of the folder');
    const { slugs, log } = await load();
    expect(slugs).toEqual(ALL);
    expect(log).toContainEqual(expect.stringMatching(/^warn: The posts of Contentful could not be kept/));
  });
});

describe('without any copy', () => {
  it('strict mode stops with one line', async () => {
    fail();
    await expect(load({ environment: STRICT })).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The answer of Contentful is no collection .*There is no copy of the posts from an earlier build, and CONTENTFUL_STRICT forbids to build without\.$/,
      ) as unknown,
      stack: '',
    });
  });

  it('a site that has no Contentful builds in strict mode', async () => {
    const none = { CONTENTFUL_SPACE_ID: undefined, CONTENTFUL_ACCESS_TOKEN: undefined };
    const { slugs, log } = await load({ environment: { ...STRICT, ...none } });
    expect(slugs).toEqual(BUILT_IN_ALONE);
    expect(log).toEqual(['info: Contentful is not set up, so the blog has the built-in posts alone.']);
    expect(standIn.requests).toEqual([]);
  });
});

describe('a strict build after one that had posts', () => {
  const none = { CONTENTFUL_SPACE_ID: undefined, CONTENTFUL_ACCESS_TOKEN: undefined };
  const elsewhere = { ...siteFacts, urls: ['https://other.example'] };
  const allowed = { ...STRICT, CONTENTFUL_ALLOW_FEWER: 'true' };
  const stopsWith = (reason: string) =>
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(`^The last good build had 3 posts .*: ${reason} .*CONTENTFUL_ALLOW_FEWER=true\\.$`),
      ) as unknown,
      stack: '',
    }) as Error;

  beforeEach(async () => {
    await load();
  });

  it('stops when its variables are lost', async () => {
    await expect(load({ environment: { ...STRICT, ...none } })).rejects.toEqual(
      stopsWith('CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set\\.'),
    );
  });

  it('stops when the site has another address, with Contentful and without', async () => {
    const stopped = stopsWith('Contentful: 0 of 3 entries match the website filter\\.');
    await expect(load({ environment: STRICT, site: elsewhere })).rejects.toEqual(stopped);
    fail();
    await expect(load({ environment: STRICT, site: elsewhere })).rejects.toEqual(stopped);
  });

  it('stops when it reads another environment, which is empty', async () => {
    space.environment = 'staging';
    space.entries = [];
    await expect(load({ environment: { ...STRICT, CONTENTFUL_ENVIRONMENT: 'staging' } })).rejects.toEqual(
      stopsWith('Contentful has no published blogPost entry\\.'),
    );
  });

  it('stops when more than half are gone, each time, until it is allowed', async () => {
    space.entries = space.entries.slice(0, 1);
    const stopped = stopsWith('Contentful has 1 published blogPost entry\\.');
    await expect(load({ environment: STRICT })).rejects.toEqual(stopped);
    await expect(load({ environment: STRICT })).rejects.toEqual(stopped);
    expect((await load({ environment: allowed })).slugs).toEqual(['remote-post-1', 'built-in']);
    expect((await load({ environment: STRICT })).slugs).toEqual(['remote-post-1', 'built-in']);
  });

  it('goes on when half of them or more stay', async () => {
    space.entries = space.entries.slice(0, 2);
    expect((await load({ environment: STRICT })).log.filter((line) => !line.startsWith('info'))).toEqual([]);
  });

  it('asks to take back the leave that it did not need', async () => {
    expect((await load({ environment: allowed })).log).toContainEqual(
      expect.stringMatching(/^warn: CONTENTFUL_ALLOW_FEWER is true and was not needed\. Remove it/),
    );
  });
});

describe('the client', () => {
  it.each([
    [2, 2000],
    ['soon', 1414],
    [-1, 1414],
    [3600, 10_000],
  ])('that is to ask again in %j seconds waits %i ms', async (seconds, ms) => {
    standIn.faults = [fault.tooManyRequests(seconds)];
    const { slugs, pauses } = await load();
    expect(slugs).toEqual(ALL);
    expect(pauses.map(Math.round)).toEqual([ms]);
  });

  it('gives up when a minute is over, whatever is still to try', async () => {
    standIn.always = fault.tooManyRequests(20);
    const { pauses, standIn: asked } = await load({ limits: { retries: 50, patienceMs: 60_000 } });
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(60_000);
    expect(asked.requests).toHaveLength(6);
  });

  it('asks for all pages, each once, in an order that lasts', async () => {
    space.sizeLimit = 6000;
    await load();
    const asked = standIn.requests.map(
      (request) => new URL(request.replace('GET ', 'http://x')).searchParams,
    );
    expect(new Set(asked.map((query) => query.get('order')))).toEqual(new Set(['sys.createdAt,sys.id']));
    expect(asked.map((query) => query.get('limit')).slice(0, 3)).toEqual(['1000', '500', '250']);
    const skips = asked.map((query) => Number(query.get('skip')));
    expect(skips).toEqual(skips.toSorted((one, other) => one - other));
  });
});
