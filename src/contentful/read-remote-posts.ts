import type { Environment } from '../environment.ts';
import { entriesClient, type Limits } from './client.ts';
import { ContentfulError, redact } from './errors.ts';
import { describeFailure } from './failure.ts';
import { fetchEntries } from './fetch-entries.ts';
import { copyPath, hasDrafts, readCopy, saveCopy } from './last-good.ts';
import { postsFromAnswer, type Posts, type RenderedPost, type SiteFacts } from './posts-from-answer.ts';
import type { Answer } from './read-answer.ts';
import { refuseLoss } from './refuse-loss.ts';
import { readSettings, type Settings } from './settings.ts';

/** What the reading needs of its surroundings. */
export interface Reading {
  environment: Environment;
  limits: Limits;
  /** The project's `.cache/`. */
  cacheFolder: string;
  siteFacts: () => Promise<SiteFacts>;
  now: () => Date;
  logger: {
    info: (line: string) => void;
    error: (line: string) => void;
    warnings: (lines: readonly string[]) => void;
  };
}

const posts = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** Posts, and what should be known of them once it is clear that they are shown. */
interface Found extends Posts {
  /** The answer that they come from, to be kept. */
  fresh?: { path: string; answer: Answer };
}

/** Keeps the answer. A copy that can not be kept is no reason to do without the posts. */
async function keep({ posts: shown, fresh }: Found, reading: Reading): Promise<void> {
  if (fresh === undefined) return;
  try {
    await saveCopy(fresh.path, fresh.answer, shown.length, reading.now());
  } catch {
    reading.logger.warnings([
      'The posts of Contentful could not be kept in .cache/contentful for a build without Contentful. ' +
        'Check that the folder can be written.',
    ]);
  }
}

/** The posts of the last good answer, for the site as it is now. */
async function fromCopy(path: string, site: SiteFacts): Promise<(Posts & { savedAt: string }) | string> {
  try {
    const copy = await readCopy(path);
    if (copy === undefined) return 'There is no copy of the posts from an earlier build';
    return { ...postsFromAnswer(copy.answer, site), savedAt: copy.savedAt };
  } catch {
    return 'The copy of the posts from an earlier build can not be read';
  }
}

async function fallBack(
  reason: string,
  settings: Settings,
  site: SiteFacts,
  reading: Reading,
): Promise<Found> {
  const copy = await fromCopy(copyPath(reading.cacheFolder, settings), site);
  if (typeof copy !== 'string') {
    reading.logger.error(`${reason} The ${posts(copy.posts.length)} of ${copy.savedAt} are shown instead.`);
    return copy;
  }
  if (settings.strict)
    throw new ContentfulError(`${reason} ${copy}, and CONTENTFUL_STRICT forbids to build without.`);
  reading.logger.error(`${reason} ${copy}, so only the built-in posts are shown.`);
  return { posts: [], warnings: [], reason };
}

async function readConfigured(settings: Settings, site: SiteFacts, reading: Reading): Promise<Found> {
  const { problems, warnings } = settings;
  if (problems.length > 0) return fallBack(problems.join(' '), settings, site, reading);
  const { limits, logger } = reading;
  logger.warnings(warnings);
  const client = entriesClient(settings, (line) => logger.info(redact(line, settings.token)), limits);
  let answer;
  try {
    answer = await fetchEntries(client, (line) => logger.warnings([line]));
  } catch (error) {
    return fallBack(redact(describeFailure(error), settings.token), settings, site, reading);
  }
  const found = postsFromAnswer(answer, site);
  logger.info(`${posts(found.posts.length)} of ${answer.entries.length} entries from Contentful.`);
  return { ...found, fresh: { path: copyPath(reading.cacheFolder, settings), answer } };
}

const NOT_SET_UP = {
  shown: 0,
  reason: 'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set.',
};

/**
 * Reads the posts of Contentful: those of now, else those of the last build that could read them, else none.
 *
 * @throws {ContentfulError} in strict mode instead of none, and where most posts would vanish
 */
export async function readRemotePosts(reading: Reading): Promise<RenderedPost[]> {
  const { environment, cacheFolder, logger } = reading;
  const settings = readSettings(environment);
  if (!settings.isSetUp) {
    logger.warnings(await refuseLoss(NOT_SET_UP, settings, cacheFolder));
    logger.info('Contentful is not set up, so the blog has the built-in posts alone.');
    return [];
  }
  const site = await reading.siteFacts();
  const found = await readConfigured(settings, site, reading);
  logger.warnings(found.warnings.map((line) => redact(line, settings.token)));
  if (!hasDrafts(settings.host)) {
    const outcome = { shown: found.posts.length, reason: found.reason };
    logger.warnings(await refuseLoss(outcome, settings, cacheFolder));
  }
  await keep(found, reading);
  logger.warnings(site.deadLinks(new Set(found.posts.map(({ post }) => post.slug))));
  return found.posts;
}
