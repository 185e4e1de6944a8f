import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../lib/decode-text.ts';
import { ContentError, notUtf8, type ContentProblem } from './content-problem.ts';
import { nouns, type Noun } from './nouns.ts';
import { parseMarkdown, parseYaml } from './parse-file.ts';

/** An entry as it stands in its file. */
export interface RawEntry {
  file: string;
  /** Keys that lead from the file to the entry: `[3]` for the fourth of a list. */
  prefix: readonly number[];
  data: unknown;
  /** The Markdown under the frontmatter; empty for YAML. */
  body: string;
}

/** What could be read, and what was wrong with the rest. */
interface Reading<Entry> {
  entries: Entry[];
  problems: readonly ContentProblem[];
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function unreadable(file: string, what: 'file' | 'folder', error: unknown): ContentError {
  return new ContentError([
    isMissing(error)
      ? { file, field: '', found: `the ${what} is missing`, remedy: 'Put it back.' }
      : { file, field: '', found: `the ${what} can not be read`, remedy: 'Check that it is a plain one.' },
  ]);
}

async function readText(root: string, file: string, optional = false): Promise<string> {
  const bytes = await readFile(join(root, file)).catch((error: unknown) => {
    if (optional && isMissing(error)) return new Uint8Array();
    throw unreadable(file, 'file', error);
  });
  const text = decodeText(bytes);
  if (text !== undefined) return text;
  throw new ContentError([notUtf8(file)]);
}

async function markdownFiles(root: string, folder: string, optional: boolean): Promise<string[]> {
  try {
    const names = await readdir(join(root, folder));
    const markdown = names.filter((name) => name.endsWith('.md')).sort();
    return markdown.map((name) => `${folder}/${name}`);
  } catch (error) {
    if (optional && isMissing(error)) return [];
    throw unreadable(folder, 'folder', error);
  }
}

async function readMarkdown(root: string, file: string): Promise<RawEntry[]> {
  return [{ file, prefix: [], ...parseMarkdown(await readText(root, file), file) }];
}

async function readSingle(root: string, file: string, optional: boolean): Promise<RawEntry[]> {
  const data = parseYaml(await readText(root, file, optional), file);
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
  return optional && isEmpty ? [] : [{ file, prefix: [], data, body: '' }];
}

async function readList(root: string, file: string): Promise<RawEntry[]> {
  const data = parseYaml(await readText(root, file), file);
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => ({ file, prefix: [index], data: item, body: '' }));
  }
  const remedy = 'Begin each entry with a dash; write [] for none.';
  throw new ContentError([{ file, field: '', found: 'the file holds no list', remedy }]);
}

/** Turns the content errors of a reading into problems, so that the next file is read all the same. */
async function collect<Entry>(reading: Promise<Entry[]>): Promise<Reading<Entry>> {
  try {
    return { entries: await reading, problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { entries: [], problems: error.problems };
  }
}

async function readFolder(root: string, folder: string, optional: boolean): Promise<Reading<RawEntry>> {
  const listing = await collect(markdownFiles(root, folder, optional));
  const files = await Promise.all(listing.entries.map((file) => collect(readMarkdown(root, file))));
  return {
    entries: files.flatMap(({ entries }) => entries),
    problems: [listing, ...files].flatMap(({ problems }) => problems),
  };
}

/**
 * Reads the file or the files of a noun, not yet validated.
 *
 * @param root the project's folder
 * @returns the entries of all files that could be read, and what is wrong with the others
 */
export async function readNoun(root: string, noun: Noun): Promise<Reading<RawEntry>> {
  const kind = nouns[noun];
  const place = `content/${kind.path}`;
  if (kind.shape === 'folder') return readFolder(root, place, kind.optional);
  return collect(kind.shape === 'single' ? readSingle(root, place, kind.optional) : readList(root, place));
}
