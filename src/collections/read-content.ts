import type { Site } from '../schemas/site.ts';
import { checkReferences } from './check-references.ts';
import { attempt, ContentError, type ContentProblem } from './content-problem.ts';
import { ruleProblems } from './content-rules.ts';
import { listFiles } from './list-files.ts';
import { nounNames, type DataOf, type Noun } from './content-kinds.ts';
import { readNoun, type WrittenEntry } from './read-files.ts';
import { strayFileProblems } from './stray-files.ts';
import { textsOf, type Text } from './texts.ts';
import { validateEntry, type ContentEntry } from './validate-entry.ts';

/** What decides how `content/` is read and is not in it. */
export interface ContentOptions {
  /** Overrides the url of `site.yaml`. */
  siteUrl?: string | undefined;
  /** Whether posts come from Contentful too: links to such posts are judged once these are read. */
  withRemotePosts?: boolean;
}

/** All of `content/`, a list of entries for each noun. */
export type Content = { [N in Noun]: ContentEntry<DataOf<N>>[] } & { site: [ContentEntry<Site>] };

/** `site.yaml` as it is written, its url replaced where another is given. */
async function readWrittenSite(root: string, siteUrl?: string): Promise<WrittenEntry> {
  const problems: ContentProblem[] = [];
  const [entry] = await readNoun(root, 'site', problems);
  if (entry === undefined) throw new ContentError(problems);
  const { data } = entry;
  if (siteUrl === undefined || typeof data !== 'object') return entry;
  return { ...entry, data: { ...data, url: siteUrl } };
}

/**
 * Reads and validates `site.yaml` alone, with the url that it has itself.
 *
 * @param root the project's folder
 * @throws {ContentError} when the file is wrong
 */
export async function readSite(root: string): Promise<Site> {
  const written = await readWrittenSite(root);
  return validateEntry('site', written, written.data).data;
}

/**
 * Every text of `content/` as it is written, its tokens not replaced: of fields, and the bodies of pages and posts.
 *
 * @param root the project's folder
 */
export async function readWrittenTexts(root: string): Promise<Text[]> {
  const texts: Text[] = [];
  for (const noun of nounNames) texts.push(...textsOf(await readNoun(root, noun, [])));
  return texts;
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
  const { data: site, ...written } = await readWrittenSite(root, siteUrl);
  const entries: Partial<Record<Noun, ContentEntry<unknown>[]>> = {
    site: [validateEntry('site', { ...written, data: site }, site)],
  };
  const problems: ContentProblem[] = [];
  for (const noun of nounNames.filter((name) => name !== 'site')) {
    const read = await readNoun(root, noun, problems);
    const validated = read.map((entry) => attempt(problems, () => [validateEntry(noun, entry, site)]));
    entries[noun] = (await Promise.all(validated)).flat();
  }
  const content = entries as Content;
  const files = new Set([...(await listFiles(root, 'content')), ...(await listFiles(root, 'public'))]);
  problems.push(...strayFileProblems(files));
  if (problems.length === 0) {
    problems.push(
      ...ruleProblems(content),
      ...(await checkReferences(content, root, files, withRemotePosts)),
    );
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
