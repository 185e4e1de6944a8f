import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { environment, type Environment } from '../environment.ts';
import type { RemotePost } from '../schemas/remote-post.ts';
import { setRemoteDates } from '../seo/last-modified.ts';
import { DEFAULT_LIMITS, type Limits } from './client.ts';
import { say } from './end-of-build.ts';
import { readRemotePosts } from './read-remote-posts.ts';
import { readSiteFacts } from './site-facts.ts';
import type { SiteFacts } from './posts-from-answer.ts';

/** What the loader takes from outside; a test gives others. */
export interface LoaderOptions {
  environment: Environment;
  limits: Limits;
  siteFacts: (root: string, environment: Environment) => Promise<SiteFacts>;
  now: () => Date;
}

/** The part of Astro's loader context that is needed here. */
export interface LoadingContext {
  config: Pick<LoaderContext['config'], 'root'>;
  logger: Pick<LoaderContext['logger'], 'info' | 'warn' | 'error'>;
  parseData: (entry: {
    id: string;
    data: RemotePost & Record<string, unknown>;
  }) => Promise<Record<string, unknown>>;
  store: Pick<LoaderContext['store'], 'clear' | 'set'>;
}

/**
 * Fills the collection of remote posts. The posts that are there stay until all new ones have been read.
 *
 * @throws {ContentfulError} in strict mode, when there is neither an answer nor an earlier copy of one, or most posts
 *   would vanish
 * @throws {ContentError} when content of the site is wrong
 */
export async function loadRemotePosts(context: LoadingContext, options: LoaderOptions): Promise<void> {
  const { config, logger, parseData, store } = context;
  const root = fileURLToPath(config.root);
  const posts = await readRemotePosts({
    ...options,
    cacheFolder: join(root, '.cache'),
    siteFacts: () => options.siteFacts(root, options.environment),
    logger: {
      info: (line) => logger.info(line),
      error: (line) => say('error', line, logger),
      warnings: (lines) => {
        for (const line of new Set(lines)) say('warn', line, logger);
      },
    },
  });

  const entries = await Promise.all(
    posts.map(async ({ post, html }) => ({
      id: post.entry,
      data: await parseData({ id: post.entry, data: { ...post } }),
      rendered: { html },
    })),
  );
  store.clear();
  for (const entry of entries) store.set(entry);
  setRemoteDates(posts.map(({ post }) => post));
}

/** Loads the posts of Contentful, if the environment says where they are. */
export function contentfulLoader(options: Partial<LoaderOptions> = {}): Loader {
  return {
    name: 'contentful',
    load: (context) =>
      loadRemotePosts(context, {
        environment,
        limits: DEFAULT_LIMITS,
        siteFacts: readSiteFacts,
        now: () => new Date(),
        ...options,
      }),
  };
}
