import { entriesClient, type Limits } from './client.ts';
import {
  readEnvironment,
  type ContentfulSetting,
  type ContentfulSettings,
  type Environment,
} from './environment.ts';
import { ContentfulError, describeFailure, redact } from './errors.ts';
import { fetchEntries } from './fetch-entries.ts';
import { copyPath, readCopy, saveCopy } from './last-good.ts';
import { postsFromAnswer, type Posts, type RenderedPost, type SiteFacts } from './posts-from-answer.ts';

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

type Configured = Exclude<ContentfulSetting, { state: 'unset' }>;

const posts = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** Keeps the answer. A copy that can not be kept is no reason to do without the posts. */
async function keep(path: string, answer: Parameters<typeof saveCopy>[1], reading: Reading): Promise<void> {
  try {
    await saveCopy(path, answer, reading.now());
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
  { settings, strict }: Configured,
  site: SiteFacts,
  reading: Reading,
): Promise<RenderedPost[]> {
  const copy = await fromCopy(copyPath(reading.cacheFolder, settings), site);
  if (typeof copy !== 'string') {
    reading.logger.error(`${reason} The ${posts(copy.posts.length)} of ${copy.savedAt} are shown instead.`);
    reading.logger.warnings(copy.warnings);
    return copy.posts;
  }
  if (strict) throw new ContentfulError(`${reason} ${copy}, and CONTENTFUL_STRICT forbids to build without.`);
  reading.logger.error(`${reason} ${copy}, so only the built-in posts are shown.`);
  return [];
}

async function fetchAnswer(settings: ContentfulSettings, { limits, logger }: Reading) {
  const client = entriesClient(settings, (line) => logger.info(line), limits);
  return fetchEntries(client, (line) => logger.warnings([line]));
}

async function readConfigured(
  setting: Configured,
  site: SiteFacts,
  reading: Reading,
): Promise<RenderedPost[]> {
  if (setting.state === 'wrong') return fallBack(setting.problems.join(' '), setting, site, reading);
  const { settings, warnings } = setting;
  reading.logger.warnings(warnings);

  let answer;
  try {
    answer = await fetchAnswer(settings, reading);
  } catch (error) {
    return fallBack(redact(describeFailure(error), settings.token), setting, site, reading);
  }
  const found = postsFromAnswer(answer, site);
  await keep(copyPath(reading.cacheFolder, settings), answer, reading);
  reading.logger.info(`${posts(found.posts.length)} of ${answer.entries.length} entries from Contentful.`);
  reading.logger.warnings(found.warnings.map((line) => redact(line, settings.token)));
  return found.posts;
}

/**
 * Reads the posts of Contentful: those of now, else those of the last build that could read them, else none.
 *
 * @throws {ContentfulError} in strict mode instead of none
 */
export async function readRemotePosts(reading: Reading): Promise<RenderedPost[]> {
  const setting = readEnvironment(reading.environment);
  if (setting.state === 'unset') {
    reading.logger.info('Contentful is not set up, so the blog has the built-in posts alone.');
    return [];
  }
  const site = await reading.siteFacts();
  const found = await readConfigured(setting, site, reading);
  reading.logger.warnings(site.deadLinks(new Set(found.map(({ post }) => post.slug))));
  return found;
}
