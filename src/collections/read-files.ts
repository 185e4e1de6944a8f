import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { decodeText } from '../lib/decode-text.ts';
import { isNotThere } from '../lib/file.ts';
import { attempt, ContentError, notUtf8, problem, type ContentProblem } from './content-problem.ts';
import { kindOf, type Noun } from './content-kinds.ts';
import { parseMarkdown, parseYaml } from './parse-file.ts';

/** An entry as it stands in its file, not yet validated. */
export interface WrittenEntry {
  /** The name of its file, and its number in a list: in the order of these ids Astro gives entries back. */
  id: string;
  /** Path from the project's folder, such as `content/site.yaml`. */
  file: string;
  /** Keys that lead from the file to the entry: `[3]` for the fourth of a list. */
  prefix: readonly number[];
  data: unknown;
  /** The Markdown under the frontmatter; empty for YAML. */
  body: string;
}

/** Gives what stands for a missing file or folder that may be missing. */
const ifMissing =
  <Value>(file: string, what: 'file' | 'folder', value: Value | undefined) =>
  (error: unknown): Value => {
    if (value !== undefined && isNotThere(error)) return value;
    throw new ContentError([
      isNotThere(error)
        ? problem(file, '', `the ${what} is missing`, 'Put it back.')
        : problem(file, '', `the ${what} can't be read`, 'Check that it is a plain one.'),
    ]);
  };

async function filesOf(root: string, noun: Noun): Promise<string[]> {
  const { shape, path, optional } = kindOf(noun);
  const place = `content/${path}`;
  if (shape !== 'folder') return [place];
  const names = await readdir(join(root, place)).catch(
    ifMissing(place, 'folder', optional && ([] as string[])),
  );
  const markdown = names.filter((name) => name.endsWith('.md')).sort();
  return markdown.map((name) => `${place}/${name}`);
}

async function entriesOf(root: string, file: string, noun: Noun): Promise<WrittenEntry[]> {
  const { shape, optional } = kindOf(noun);
  const bytes = await readFile(join(root, file)).catch(ifMissing(file, 'file', optional && new Uint8Array()));
  const text = decodeText(bytes);
  if (text === undefined) throw new ContentError([notUtf8(file)]);
  const id = basename(file, extname(file));
  if (shape === 'folder') return [{ id, file, prefix: [], ...parseMarkdown(text, file) }];

  const data = parseYaml(text, file);
  if (shape === 'single') {
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
    return optional && isEmpty ? [] : [{ id, file, prefix: [], data, body: '' }];
  }
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => {
      return { id: `${id}-${String(index).padStart(4, '0')}`, file, prefix: [index], data: item, body: '' };
    });
  }
  const remedy = 'Begin each entry with a dash; write [] for none.';
  throw new ContentError([problem(file, '', 'the file holds no list', remedy)]);
}

/**
 * Reads the file or the files of a noun.
 *
 * @param root the project's folder
 * @param problems what is wrong with files is added to them
 * @returns the entries of all files that could be read
 */
export async function readNoun(
  root: string,
  noun: Noun,
  problems: ContentProblem[],
): Promise<WrittenEntry[]> {
  const entries: WrittenEntry[] = [];
  for (const file of await attempt(problems, () => filesOf(root, noun))) {
    entries.push(...(await attempt(problems, () => entriesOf(root, file, noun))));
  }
  return entries;
}
