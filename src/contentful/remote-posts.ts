import type { Environment } from '../environment.ts';
import { entriesClient, type Limits } from './client.ts';
import { ContentfulError, failureOf, redact } from './failure.ts';
import { fetchEntries } from './fetch.ts';
import { copyPath, hasDrafts, readCopy, refuseLoss, saveCopy } from './last-good.ts';
import { postsFromAnswer, type RenderedPost } from './posts-from-answer.ts';
import type { Answer } from './read-answer.ts';
import { readSettings, type Settings } from './settings.ts';
import type { SiteFacts } from './site-facts.ts';

/** Where posts are read; a test gives what has a default too. */
export interface Surroundings {
  environment?: Environment;
  limits?: Partial<Limits>;
  /** The project's `.cache/`. */
  cacheFolder: string;
  siteFacts: () => Promise<SiteFacts>;
  now?: () => Date;
  log: Record<'info' | 'warn' | 'error', (line: string) => void>;
}

const NOT_SET_UP = 'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set.';

const count = (posts: number) => `${posts} ${posts === 1 ? 'post' : 'posts'}`;

/** What Contentful answers, or why there is no answer. */
async function fetchAnswer(
  settings: Settings,
  { limits, log }: Pick<Surroundings, 'limits' | 'log'>,
): Promise<Answer | string> {
  const { problems, warnings, token } = settings;
  if (problems.length > 0) return problems.join(' ');
  for (const line of warnings) log.warn(line);
  const client = entriesClient(settings, (line) => log.info(redact(line, token)), limits);
  try {
    return await fetchEntries(client, log.warn);
  } catch (error) {
    return redact(failureOf(error).explained, token);
  }
}

/** The posts of the last good answer, for the site as it is now; none of them where it can't be had. */
async function fallBack(
  reason: string,
  path: string,
  { strict }: Settings,
  site: SiteFacts,
  log: Surroundings['log'],
): Promise<ReturnType<typeof postsFromAnswer>> {
  const copy = await readCopy(path);
  if (typeof copy !== 'string') {
    const found = postsFromAnswer(copy.answer, site);
    log.error(`${reason} The ${count(found.posts.length)} of ${copy.savedAt} are shown instead.`);
    return found;
  }
  if (strict) throw new ContentfulError(`${reason} ${copy}, and CONTENTFUL_STRICT forbids to build without.`);
  log.error(`${reason} ${copy}, so only the built-in posts are shown.`);
  return { posts: [], warnings: [], reason };
}

/**
 * Reads the posts of Contentful: those of now, else those of the last build that could read them, else none. Throws a
 * {@link ContentfulError} in strict mode instead of none, and where most posts would vanish.
 */
export async function readRemotePosts(around: Surroundings): Promise<RenderedPost[]> {
  const { environment, cacheFolder, siteFacts, log, now = () => new Date() } = around;
  const settings = readSettings(environment);
  const warn = (lines: readonly string[]) => {
    for (const line of new Set(lines)) log.warn(redact(line, settings.token));
  };
  if (!settings.isSetUp) {
    warn(await refuseLoss({ shown: 0, reason: NOT_SET_UP }, settings, cacheFolder));
    log.info('Contentful is not set up, so the blog has the built-in posts alone.');
    return [];
  }
  const site = await siteFacts();
  const path = copyPath(cacheFolder, settings);
  const answer = await fetchAnswer(settings, around);
  const isFresh = typeof answer !== 'string';
  const found = isFresh ? postsFromAnswer(answer, site) : await fallBack(answer, path, settings, site, log);
  const { posts, reason } = found;
  if (isFresh) log.info(`${count(posts.length)} of ${answer.entries.length} entries from Contentful.`);
  warn(found.warnings);
  if (!hasDrafts(settings.host)) {
    warn(await refuseLoss({ shown: posts.length, reason }, settings, cacheFolder));
  }
  if (isFresh) warn(await saveCopy(path, answer, posts.length, now()));
  warn(site.deadLinks(new Set(posts.map(({ post }) => post.slug))));
  return posts;
}
