import type { AskForPage } from './client.ts';
import { AnswerError, failureOf } from './failure.ts';
import { placeOf } from './place.ts';
import type { Answer, AnswerPage } from './read-answer.ts';
import { CONTENT_TYPE } from './settings.ts';

/** The most that Contentful gives in one page. */
const LARGEST_PAGE = 1000;

/** Pages after an entry that was too long alone: those behind it need not be. */
const PAGE_AFTER_A_BIG_ENTRY = 64;

/** How often the reading begins anew because something was published meanwhile. */
const MAX_READINGS = 3;

const BASE_QUERY = {
  content_type: CONTENT_TYPE,
  // What never changes: with it no entry moves from one page to another, and the number of a post stays.
  order: 'sys.createdAt,sys.id',
  select: 'sys,fields',
  // Pictures come along; entries that a post links to are posts, and come by themselves.
  include: 1,
};

type Log = (line: string) => void;

/** A page, and how long the next may be. */
type PageAndLimit = AnswerPage & { limit: number };

/** Asks for a page; where the answer would be too long, for one of half the length. */
async function fetchPage(ask: AskForPage, skip: number, limit: number, log: Log): Promise<PageAndLimit> {
  try {
    return { ...(await ask({ ...BASE_QUERY, skip, limit })), limit };
  } catch (error) {
    if (!failureOf(error).isTooBig) throw error;
    if (limit > 1) return fetchPage(ask, skip, Math.ceil(limit / 2), log);
  }
  // One entry alone is too long with all that it shows; without its pictures it still is a post.
  const page = await ask({ ...BASE_QUERY, include: 0, skip, limit });
  for (const entry of page.entries) {
    log(`${placeOf(entry)}: is too big with its pictures. It is read without them: use fewer.`);
  }
  return { ...page, limit: PAGE_AFTER_A_BIG_ENTRY };
}

/** Reads all pages; `undefined` when the number of entries changed meanwhile. */
async function readThrough(ask: AskForPage, log: Log): Promise<Answer | undefined> {
  const entries = new Map<unknown, Answer['entries'][number]>();
  const assets = new Map<string, Answer['assets'][number]>();
  let [skip, limit] = [0, LARGEST_PAGE];
  let total: number | undefined;
  do {
    const page = await fetchPage(ask, skip, limit, log);
    total ??= page.total;
    if (page.total !== total) return undefined;
    for (const entry of page.entries) entries.set(entry.id || entry, entry);
    for (const asset of page.assets) assets.set(asset.id, asset);
    if (page.entries.length === 0 && skip < total) {
      throw new AnswerError(`Contentful gave ${skip} of ${total} entries and then none. Build again later.`);
    }
    skip += page.entries.length;
    ({ limit } = page);
  } while (skip < total);

  if (entries.size !== total) {
    throw new AnswerError(`Contentful counted ${total} entries and gave ${entries.size}. Build again later.`);
  }
  return { entries: [...entries.values()], assets: [...assets.values()] };
}

/** Reads all entries of posts with the files that they show, each once, the oldest first; throws where some are missing. */
export async function fetchEntries(ask: AskForPage, log: Log): Promise<Answer> {
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const answer = await readThrough(ask, log);
    if (answer !== undefined) return answer;
  }
  throw new AnswerError(
    `The number of entries changed during each of ${MAX_READINGS} readings. Build again when nobody is publishing.`,
  );
}
