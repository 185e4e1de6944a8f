import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isNotThere } from '../lib/file.ts';
import { kindOf, type Noun } from './content-kinds.ts';
import { ContentError, gather, problem } from './content-problem.ts';
import { decodeText, parseMarkdown, parseYaml } from './parse-file.ts';

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
    const isMissing = isNotThere(error);
    if (isMissing && value !== undefined) return value;
    const found = `the ${what} ${isMissing ? 'is missing' : "can't be read"}`;
    const remedy = isMissing ? 'Put it back.' : 'Check that it is a plain one.';
    throw new ContentError([problem(file, '', found, remedy)]);
  };

async function filesOf(root: string, noun: Noun): Promise<string[]> {
  const { shape, path, optional } = kindOf(noun);
  const place = `content/${path}`;
  if (shape !== 'folder') return [place];
  const none: string[] | undefined = optional && [];
  const names = await readdir(join(root, place)).catch(ifMissing(place, 'folder', none));
  const markdown = names.filter((name) => name.endsWith('.md')).sort();
  return markdown.map((name) => `${place}/${name}`);
}

async function entriesOf(root: string, file: string, noun: Noun): Promise<WrittenEntry[]> {
  const { shape, optional } = kindOf(noun);
  const bytes = await readFile(join(root, file)).catch(ifMissing(file, 'file', optional && new Uint8Array()));
  const text = decodeText(bytes, file);
  const entry = { id: basename(file, extname(file)), file, prefix: [], body: '' };
  if (shape === 'folder') return [{ ...entry, ...parseMarkdown(text, file) }];

  const data = parseYaml(text, file);
  if (shape === 'single') {
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
    return optional && isEmpty ? [] : [{ ...entry, data }];
  }
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => {
      return { ...entry, id: `${entry.id}-${String(index).padStart(4, '0')}`, prefix: [index], data: item };
    });
  }
  const remedy = 'Begin each entry with a dash; write [] for none.';
  throw new ContentError([problem(file, '', 'the file holds no list', remedy)]);
}

/** Reads the files of a noun and makes something of each entry; throws all that is wrong with files, and by the step. */
export const readNoun = async <Result>(root: string, noun: Noun, step: (entry: WrittenEntry) => Result) =>
  gather(await filesOf(root, noun), async (file) =>
    gather(await entriesOf(root, file, noun), (entry) => [step(entry)]),
  );
