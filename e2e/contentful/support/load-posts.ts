import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergePosts } from '../../../src/blog/merge.ts';
import type { Limits } from '../../../src/contentful/client.ts';
import { readRemotePosts } from '../../../src/contentful/remote-posts.ts';
import type { SiteFacts } from '../../../src/contentful/site-facts.ts';
import { remotePostSchema, type RemotePost } from '../../../src/schemas/post.ts';
import { SITE } from '../stand-in/posts.ts';
import { startStandIn, type StandIn } from '../stand-in/server.ts';
import { environmentOf, type Space } from '../stand-in/space.ts';

/** The one built-in post of the tests. */
const builtIn = { id: '0', slug: 'built-in', title: 'Built-in', lastModified: '2023-12-03' };

/** A site with few pages. */
export const siteFacts: SiteFacts = {
  urls: [SITE],
  merge: (remote) => mergePosts([builtIn], remote),
  data: { city: 'Springfield', phoneNumber: '(555) 010-0199' },
  paths: new Set(['/', '/services', '/blog', '/blog/built-in']),
  deadLinks: () => [],
};

/** Short, so that no test waits for a minute; the pauses before new attempts take no time at all. */
const QUICK = { retries: 2, silenceMs: 1000, patienceMs: 30_000 };

/** What a build would have. */
export interface Loaded {
  /** Slugs of all posts, the newest first. */
  slugs: string[];
  /** Bodies by slug. */
  html: Record<string, string>;
  posts: Record<string, RemotePost>;
  /** Lines with their level before them. */
  log: string[];
  standIn: StandIn;
  /** The pauses before new attempts, in milliseconds. */
  pauses: number[];
}

export interface LoadOptions {
  space: Space;
  /** One that runs already, and goes on running; a new one without it. */
  running?: StandIn;
  /** Prepares the stand-in: faults, for example. */
  prepare?: (standIn: StandIn) => void | Promise<void>;
  environment?: Record<string, string | undefined>;
  limits?: Partial<Limits>;
  /** Where the project would be; a new and empty folder without one. */
  folder?: string;
  site?: SiteFacts;
}

/** Reads the posts of a stand-in, and merges them with the built-in one, as a build does. */
export async function loadPosts({
  space,
  running,
  prepare = () => undefined,
  environment = {},
  limits = {},
  folder,
  site = siteFacts,
}: LoadOptions): Promise<Loaded> {
  const standIn = running ?? (await startStandIn(space));
  await prepare(standIn);
  const log: string[] = [];
  const logger: Parameters<typeof readRemotePosts>[0]['log'] = {
    info: (line: string) => void log.push(`info: ${line}`),
    warn: (line: string) => void log.push(`warn: ${line}`),
    error: (line: string) => void log.push(`error: ${line}`),
  };
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'posts-')));
  const pauses: number[] = [];
  const clock: Limits['clock'] = {
    now: () => pauses.reduce((sum, ms) => sum + ms, 0),
    wait: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  };
  let remote: Awaited<ReturnType<typeof readRemotePosts>>;
  try {
    remote = await readRemotePosts({
      environment: { ...environmentOf(space, standIn.host), ...environment },
      limits: { ...QUICK, clock, ...limits },
      cacheFolder: join(root, '.cache'),
      siteFacts: () => Promise.resolve(site),
      now: () => new Date('2026-11-27T12:00:00Z'),
      log: logger,
    });
  } finally {
    // One that was given belongs to whoever gave it.
    await (running === undefined ? standIn.close() : undefined);
  }
  const posts = remote.map(({ post }) => remotePostSchema.parse(post));
  return {
    slugs: site.merge(posts).posts.map(({ slug }) => slug),
    html: Object.fromEntries(remote.map(({ post, html }) => [post.slug, html])),
    posts: Object.fromEntries(posts.map((post) => [post.slug, post])),
    log,
    standIn,
    pauses,
  };
}
