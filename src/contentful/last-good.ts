import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Answer } from './read-answer.ts';
import type { Settings } from './settings.ts';

const FOLDER = 'contentful';

/** Raised when an older copy could no longer be read as what it is. */
const VERSION = 1;

/** The last good answer, and when it came. */
interface Copy {
  answer: Answer;
  savedAt: string;
  /** How many posts of it the site showed. */
  shown?: number;
}

/** Where published posts come from and drafts do not: whoever sees drafts sees more. */
const PUBLISHED = 'posts';
const DRAFTS = 'drafts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Where the copy of a source is. Each source has its own: drafts of the preview host must never stand in for
 * published posts.
 *
 * @param cacheFolder the project's `.cache/`
 */
export function copyPath(
  cacheFolder: string,
  { host, space, environment }: Pick<Settings, 'host' | 'space' | 'environment'>,
): string {
  const source = createHash('sha256')
    .update([host, space, environment].join('\n'))
    .digest('hex')
    .slice(0, 12);
  return join(cacheFolder, FOLDER, `${hasDrafts(host) ? DRAFTS : PUBLISHED}-${source}.json`);
}

/** Whether a host shows drafts beside what is published. */
export const hasDrafts = (host: string): boolean => host.startsWith('preview.');

/**
 * Keeps an answer for builds during which there is none. The copy is whole at every moment: it is written beside the
 * earlier one and then takes its name.
 *
 * @param shown how many posts of it the site shows
 */
export async function saveCopy(path: string, answer: Answer, shown: number, now: Date): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const copy = { version: VERSION, savedAt: now.toISOString(), shown, answer };
    await writeFile(temporary, JSON.stringify(copy));
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function isCopy(value: unknown): value is Copy & { version: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { version, savedAt, answer } = value as Record<string, unknown>;
  if (version !== VERSION || typeof savedAt !== 'string' || typeof answer !== 'object' || answer === null)
    return false;
  return (
    'entries' in answer && Array.isArray(answer.entries) && 'assets' in answer && Array.isArray(answer.assets)
  );
}

/**
 * The last good answer.
 *
 * @returns `undefined` where there is none
 * @throws {Error} when there is one that can not be read
 */
export async function readCopy(path: string): Promise<Copy | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const value: unknown = JSON.parse(text);
  if (!isCopy(value)) throw new Error('It is of another version.');
  return value;
}

/**
 * How many published posts the last good build showed, wherever they came from.
 *
 * @param cacheFolder the project's `.cache/`
 * @returns 0 where there was no such build, or nobody can tell
 */
export async function lastShown(cacheFolder: string): Promise<number> {
  const folder = join(cacheFolder, FOLDER);
  const names = await readdir(folder).catch(() => []);
  const copies = await Promise.all(
    names
      .filter((name) => name.startsWith(`${PUBLISHED}-`) && name.endsWith('.json'))
      .map((name) => readCopy(join(folder, name)).catch(() => undefined)),
  );
  const [last] = copies
    .filter((copy) => copy !== undefined)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
  return last?.shown ?? 0;
}
