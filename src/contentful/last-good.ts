import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isNotThere, writeWhole } from '../lib/file.ts';
import { ContentfulError } from './failure.ts';
import { answerSchema, type Answer } from './read-answer.ts';
import type { Settings } from './settings.ts';

const FOLDER = 'contentful';

/** The last good answer, and when it came. The version is raised when an older copy can't be read as what it is. */
const copySchema = z.object({
  version: z.literal(2),
  savedAt: z.string(),
  /** How many posts of it the site showed. */
  shown: z.int().default(0),
  answer: answerSchema,
});
type Copy = z.infer<typeof copySchema>;

/** How copies of published posts begin. Those with drafts do not count: whoever sees drafts sees more. */
const PUBLISHED = 'posts';

/** Whether a host shows drafts beside what is published. */
export const hasDrafts = (host: string): boolean => host.startsWith('preview.');

/** Where below `.cache/` the copy of a source is: each has its own, as drafts must never stand in for published posts. */
export function copyPath(cacheFolder: string, { host, space, environment }: Settings): string {
  const source = createHash('sha256').update([host, space, environment].join('\n')).digest('hex');
  const kind = hasDrafts(host) ? 'drafts' : PUBLISHED;
  return join(cacheFolder, FOLDER, `${kind}-${source.slice(0, 12)}.json`);
}

/** Keeps an answer, and how many posts of it the site shows. Where it can't, it says so: that is no reason to stop. */
export async function saveCopy(path: string, answer: Answer, shown: number, now: Date): Promise<string[]> {
  const copy: Copy = { version: 2, savedAt: now.toISOString(), shown, answer };
  const lost =
    'The posts of Contentful could not be kept in .cache/contentful for a build without Contentful. ' +
    'Check that the folder can be written.';
  return writeWhole(path, JSON.stringify(copy)).then(
    () => [],
    () => [lost],
  );
}

/** The last good answer, or why there is none, as the beginning of a sentence. */
export async function readCopy(path: string): Promise<Copy | string> {
  try {
    return copySchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    return isNotThere(error)
      ? 'There is no copy of the posts from an earlier build'
      : 'The copy of the posts from an earlier build cannot be read';
  }
}

/** How many published posts the last good build showed, wherever they came from; 0 where nobody can tell. */
async function lastShown(cacheFolder: string): Promise<number> {
  const folder = join(cacheFolder, FOLDER);
  const published = glob(`${PUBLISHED}-*.json`, { cwd: folder });
  const copies = await Array.fromAsync(published, (name) => readCopy(join(folder, name)));
  const [last] = copies
    .filter((copy) => typeof copy !== 'string')
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
  return last?.shown ?? 0;
}

const count = (posts: number) => `${posts === 0 ? 'no' : posts} ${posts === 1 ? 'post' : 'posts'}`;

/**
 * Stops a strict build that would take most posts off a live site: the last good build had some, and this one has none, or
 * fewer than half. Gives what the owner should know, or throws a {@link ContentfulError} that says how to allow it once.
 */
export async function refuseLoss(
  { shown, reason }: { shown: number; reason: string },
  { strict, allowsFewer }: Settings,
  cacheFolder: string,
): Promise<string[]> {
  if (!strict) return [];
  const before = await lastShown(cacheFolder);
  const isLoss = shown * 2 < before;
  if (isLoss && !allowsFewer) {
    throw new ContentfulError(
      `The last good build had ${count(before)} from Contentful, this one would have ${count(shown)}: ${reason} ` +
        'So nothing is built, and the site stays as it is. If that is how it should be, build once with ' +
        'CONTENTFUL_ALLOW_FEWER=true.',
    );
  }
  return !isLoss && allowsFewer
    ? ['CONTENTFUL_ALLOW_FEWER is true and was not needed. Remove it, so that no posts are lost unseen.']
    : [];
}
