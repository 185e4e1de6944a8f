import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { sharedContent } from '../collections/content-source.ts';
import { keepFilled, storedEntry } from '../collections/fill-collection.ts';
import { readRemotePosts } from '../contentful/remote-posts.ts';
import { readSiteFacts } from '../contentful/site-facts.ts';
import { mergePosts } from './merge.ts';

/**
 * Fills the collection of posts with those of `content/posts/` and those of Contentful, under the id of each, its body
 * as HTML. What is there stays until all new ones have been read.
 *
 * @throws {ContentfulError} in strict mode, when there is no answer and no copy of one, or most posts would vanish
 * @throws {ContentError} when content of the site is wrong
 */
const load: Loader['load'] = async (context) => {
  const { config } = context;
  const logger = context.logger.fork('contentful');
  const root = fileURLToPath(config.root);
  const source = sharedContent(config);
  const remote = await readRemotePosts({
    cacheFolder: join(root, '.cache'),
    siteFacts: async () => {
      const content = await source.latest();
      const builtIns = content.posts.map(({ data }) => data);
      return readSiteFacts(root, content, (posts) => mergePosts(builtIns, posts));
    },
    log: {
      info: (line) => logger.info(line),
      error: (line) => source.say('error', line, logger),
      warn: (line) => source.say('warn', line, logger),
    },
  });
  const remoteEntries = remote.map(({ post, html }) => {
    const stored = { id: post.id, data: { ...post }, rendered: { html } };
    return { ...post, stored: () => Promise.resolve(stored) };
  });

  await keepFilled(context, async (content) => {
    const builtIns = content.posts.map((entry) => ({
      ...entry.data,
      stored: async () => ({ ...(await storedEntry(entry, context)), id: entry.data.id }),
    }));
    const { posts } = mergePosts(builtIns, remoteEntries);
    source.posts = posts;
    return Promise.all(posts.map(({ stored }) => stored()));
  });
};

/** Loads the posts of the site, wherever they were written. */
export const postsLoader: Loader = { name: 'posts', load };
