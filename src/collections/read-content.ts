import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../schemas/site.ts';
import { replaceTokens, TokenError } from '../lib/tokens.ts';
import { checkReferences } from './check-references.ts';
import { ContentError, fieldName, problemFromIssue, type ContentProblem } from './content-problem.ts';
import { nouns, type DataOf, type Noun } from './nouns.ts';
import { parseMarkdown, parseYaml } from './parse-file.ts';

/** An entry of `content/`, validated and with its tokens replaced. */
export interface ContentEntry<Data> {
  /** The `id` field of a list entry, the name of a Markdown file, or the noun itself. */
  id: string;
  data: Data;
  /** The Markdown under the frontmatter; empty for YAML. */
  body: string;
  /** Path from the project's folder, such as `content/site.yaml`. */
  file: string;
}

/** All of `content/`, a list of entries for each noun. */
export type Content = { [N in Noun]: ContentEntry<DataOf<N>>[] };

interface RawEntry {
  file: string;
  /** Keys that lead from the file to the entry: `[3]` for the fourth of a list. */
  prefix: readonly (string | number)[];
  data: unknown;
  body: string;
}

async function readFolder(root: string, path: string): Promise<RawEntry[]> {
  const names = (await readdir(join(root, 'content', path))).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = `content/${path}/${name}`;
      return { file, prefix: [], ...parseMarkdown(await readFile(join(root, file), 'utf8'), file) };
    }),
  );
}

async function readNoun(root: string, noun: Noun): Promise<RawEntry[]> {
  const { shape, path } = nouns[noun];
  const file = `content/${path}`;
  try {
    if (shape === 'folder') return await readFolder(root, path);
    const data = parseYaml(await readFile(join(root, file), 'utf8'), file);
    if (shape === 'single') return [{ file, prefix: [], data, body: '' }];
    if (Array.isArray(data))
      return data.map((item: unknown, index) => ({ file, prefix: [index], data: item, body: '' }));
    throw new ContentError([
      { file, field: '', found: 'found no list', remedy: 'Begin each entry with a dash.' },
    ]);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError([
      { file, field: '', found: 'can not be read', remedy: 'Put the file or folder back.' },
    ]);
  }
}

function tokenProblem(error: TokenError, { file, prefix }: RawEntry): ContentProblem {
  return {
    file,
    field: fieldName([...prefix, ...error.path]),
    found: error.message,
    remedy: 'Use {{city}}, {{phone}}, {{business}} or {{site.KEY}} with a key of content/site.yaml.',
  };
}

function idOf(noun: Noun, { file, data }: RawEntry): string {
  if (nouns[noun].shape === 'single') return noun;
  if (nouns[noun].shape === 'folder') return file.replace(/^.*\//, '').replace(/\.md$/, '');
  return String((data as { id: unknown }).id);
}

function validate<N extends Noun>(noun: N, raws: RawEntry[], rawSite: unknown, problems: ContentProblem[]) {
  return raws.flatMap((raw): ContentEntry<DataOf<N>>[] => {
    try {
      const data = replaceTokens(raw.data, rawSite);
      const body = replaceTokens(raw.body, rawSite, ['body']);
      const result = nouns[noun].schema.safeParse(data);
      if (result.success) {
        return [{ id: idOf(noun, raw), data: result.data as DataOf<N>, body, file: raw.file }];
      }
      problems.push(
        ...result.error.issues.map((issue) => problemFromIssue(issue, data, raw.file, raw.prefix)),
      );
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      problems.push(tokenProblem(error, raw));
    }
    return [];
  });
}

/**
 * Reads and validates `site.yaml` alone, for what needs the site before the rest is read.
 *
 * @param root the project's folder
 * @param siteUrl overrides the url of the file when it is not empty
 * @throws {ContentError} when the file is wrong
 */
export async function readSite(root: string, siteUrl = process.env['SITE_URL']): Promise<Site> {
  const problems: ContentProblem[] = [];
  const raws = await readNoun(root, 'site');
  const [entry] = validate('site', raws, raws[0]?.data, problems);
  if (entry === undefined) throw new ContentError(problems);
  if (siteUrl === undefined || siteUrl === '') return entry.data;
  return { ...entry.data, url: siteUrl.replace(/\/+$/, '') };
}

/**
 * Reads all of `content/`, replaces the tokens, validates every entry and every reference.
 *
 * @param root the project's folder
 * @throws {ContentError} with a line for each thing that is wrong
 */
export async function readContent(root: string): Promise<Content> {
  const site = await readSite(root);
  const rawSite = (await readNoun(root, 'site'))[0]?.data;
  const problems: ContentProblem[] = [];
  const read = async <N extends Noun>(noun: N): Promise<ContentEntry<DataOf<N>>[]> => {
    try {
      return validate(noun, await readNoun(root, noun), rawSite, problems);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  };
  const content: Content = {
    site: [{ id: 'site', data: site, body: '', file: 'content/site.yaml' }],
    labels: await read('labels'),
    deliverySpace: await read('deliverySpace'),
    areaMap: await read('areaMap'),
    dumpsterSizes: await read('dumpsterSizes'),
    valueBadges: await read('valueBadges'),
    funFacts: await read('funFacts'),
    testimonials: await read('testimonials'),
    contactInfo: await read('contactInfo'),
    services: await read('services'),
    serviceArea: await read('serviceArea'),
    faq: await read('faq'),
    prohibitedItems: await read('prohibitedItems'),
    pages: await read('pages'),
    posts: await read('posts'),
  };
  if (problems.length === 0) problems.push(...(await checkReferences(content, root)));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
