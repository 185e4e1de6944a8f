import { basename } from 'node:path';
import { siteSchema, type Site } from '../schemas/site.ts';
import { replaceTokens, TokenError } from './tokens.ts';
import { checkReferences } from './check-references.ts';
import { ContentError, fieldName, problemFromIssue, type ContentProblem } from './content-problem.ts';
import { longTokenProblem } from './long-token.ts';
import { nouns, type DataOf, type Noun } from './nouns.ts';
import { readNoun, type RawEntry } from './read-files.ts';
import { strayFileProblems } from './stray-files.ts';

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

/** What decides how `content/` is read and is not in it. */
export interface ContentOptions {
  /** Overrides the url of `site.yaml` when it is not empty. */
  siteUrl?: string | undefined;
  /** Whether posts come from Contentful too: links to such posts are judged once these are read. */
  withRemotePosts?: boolean;
}

/** All of `content/`, a list of entries for each noun. */
export type Content = { [N in Noun]: ContentEntry<DataOf<N>>[] };

function tokenProblem(error: TokenError, { file, prefix }: RawEntry): ContentProblem {
  const field = fieldName([...prefix, ...error.path]);
  return { file, field, found: error.message, remedy: `${error.remedy}.` };
}

function idOf(noun: Noun, file: string, data: DataOf<Noun>): string {
  const { shape } = nouns[noun];
  if (shape === 'folder') return basename(file, '.md');
  return shape === 'list' && 'id' in data ? data.id : noun;
}

function validate<N extends Noun>(
  noun: N,
  raws: RawEntry[],
  rawSite: unknown,
  problems: ContentProblem[],
): ContentEntry<DataOf<N>>[] {
  return raws.flatMap((raw) => {
    const { file, prefix } = raw;
    try {
      const input = replaceTokens(raw.data, rawSite);
      const body = replaceTokens(raw.body, rawSite, ['body']);
      const result = nouns[noun].schema.safeParse(input);
      if (result.success) {
        const data = result.data as DataOf<N>;
        return [{ id: idOf(noun, file, data), data, body, file }];
      }
      problems.push(
        ...result.error.issues.map(
          (issue) =>
            longTokenProblem(issue, raw, rawSite) ??
            problemFromIssue(issue, input, file, prefix, nouns[noun].schema),
        ),
      );
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      problems.push(tokenProblem(error, raw));
    }
    return [];
  });
}

const isGroup = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/**
 * Checks an address that takes the place of the url of `site.yaml`.
 *
 * @param siteUrl what `SITE_URL` holds
 * @returns the address without a slash at the end
 * @throws {ContentError} when it is not the address of a site
 */
export function readSiteUrl(siteUrl: string): string {
  const url = siteSchema.shape.url.safeParse(siteUrl);
  if (url.success) return url.data;
  throw new ContentError(
    url.error.issues.map((issue) => problemFromIssue(issue, siteUrl, 'SITE_URL in the environment')),
  );
}

/** `site.yaml` not yet validated, its url replaced where another is given. */
async function readRawSite(root: string, siteUrl?: string): Promise<RawEntry> {
  const {
    entries: [entry],
    problems,
  } = await readNoun(root, 'site');
  if (entry === undefined) throw new ContentError(problems);
  if (siteUrl === undefined || siteUrl === '' || !isGroup(entry.data)) return entry;

  return { ...entry, data: { ...entry.data, url: readSiteUrl(siteUrl) } };
}

function validateSite(raw: RawEntry): ContentEntry<Site> {
  const problems: ContentProblem[] = [];
  const [entry] = validate('site', [raw], raw.data, problems);
  if (entry === undefined) throw new ContentError(problems);
  return entry;
}

/**
 * Reads and validates `site.yaml` alone, with the url that it has itself.
 *
 * @param root the project's folder
 * @throws {ContentError} when the file is wrong
 */
export async function readSite(root: string): Promise<Site> {
  return validateSite(await readRawSite(root)).data;
}

/**
 * Reads all of `content/`, replaces the tokens, validates every entry and every reference.
 *
 * @param root the project's folder
 * @param options without them the files alone count
 * @throws {ContentError} with a line for each thing that is wrong; what is wrong in `site.yaml` comes alone,
 *   since every other file depends on it
 */
export async function readContent(
  root: string,
  { siteUrl, withRemotePosts = false }: ContentOptions = {},
): Promise<Content> {
  const rawSite = await readRawSite(root, siteUrl);
  const site = validateSite(rawSite);
  const problems: ContentProblem[] = [];
  const read = async <N extends Noun>(noun: N): Promise<ContentEntry<DataOf<N>>[]> => {
    const raw = await readNoun(root, noun);
    problems.push(...raw.problems);
    return validate(noun, raw.entries, rawSite.data, problems);
  };
  const content: Content = {
    site: [site],
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
  problems.push(...(await strayFileProblems(root)));
  if (problems.length === 0) problems.push(...(await checkReferences(content, root, withRemotePosts)));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
