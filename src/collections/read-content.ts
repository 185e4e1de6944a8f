import type { Forms } from '../schemas/forms.ts';
import { openingHoursSchema } from '../schemas/opening-hours.ts';
import type { Site } from '../schemas/site.ts';
import { checkReferences } from './check-references.ts';
import { nounNames, type DataOf, type Noun } from './content-kinds.ts';
import { gather, stopAt } from './content-problem.ts';
import { ruleProblems } from './content-rules.ts';
import { listFiles, strayFileProblems } from './list-files.ts';
import { readNoun } from './read-files.ts';
import { textsOf, type Text } from './texts.ts';
import { valueAt } from './tokens.ts';
import { validateEntry, type ContentEntry } from './validate-entry.ts';

/** What decides how `content/` is read and is not in it. */
export interface ContentOptions {
  /** Overrides the url of `site.yaml`. */
  siteUrl?: string | undefined;
  /** Whether posts come from Contentful too: links to such posts are judged once these are read. */
  withRemotePosts?: boolean;
}

interface SiteEntry extends ContentEntry<Site> {
  /** The url that the file has itself. */
  ownUrl: string;
}

/** All of `content/`, a list of entries for each noun. */
export type Content = { [N in Noun]: ContentEntry<DataOf<N>>[] } & { site: [SiteEntry] };

/** The entry of `site.yaml`, its url replaced where another is given, and what tokens stand for. */
async function readSiteEntry(root: string, url?: string) {
  const entries = await readNoun(root, 'site', (written) => {
    // Where the hours are wrong, the entry says so itself.
    const hours = openingHoursSchema.safeParse(valueAt(written.data, ['openingHours'])).data?.text ?? '';
    const site = {
      ...Object(written.data),
      openingHours: hours,
      ...(url !== undefined && { url }),
    } as object;
    const entry = validateEntry('site', written, site);
    const { url: ownUrl } = entry.data;
    return { site, entry: { ...entry, data: { ...entry.data, url: url ?? ownUrl }, ownUrl } };
  });
  return entries[0] as (typeof entries)[number];
}

/** Reads and validates `site.yaml` alone, with the url that it has itself. */
export const readSite = async (root: string): Promise<Site> => (await readSiteEntry(root)).entry.data;

/** Reads and validates the fields of `forms.yaml`, and `site.yaml` for its tokens. */
export async function readFormFields(root: string): Promise<Forms['fields']> {
  const { site } = await readSiteEntry(root);
  const entries = await readNoun(root, 'forms', (written) => validateEntry('forms', written, site));
  return entries.flatMap(({ data }) => data.fields);
}

/** Every text of `content/` as it is written, its tokens not replaced: of fields, and the bodies of pages and posts. */
export const readWrittenTexts = async (root: string): Promise<Text[]> =>
  textsOf(await gather(nounNames, (noun) => readNoun(root, noun, (entry) => entry)));

/**
 * Reads all of `content/` of a project, replaces the tokens, validates every entry and every reference. Throws a
 * {@link ContentError} with all that is wrong; what is wrong in `site.yaml` comes alone, since all files depend on it.
 */
export async function readContent(
  root: string,
  { siteUrl, withRemotePosts = false }: ContentOptions = {},
): Promise<Content> {
  const { site, entry } = await readSiteEntry(root, siteUrl);
  const files = new Set([...(await listFiles(root, 'content')), ...(await listFiles(root, 'public'))]);
  const others = await gather(
    nounNames.filter((noun) => noun !== 'site'),
    async (noun) => [
      [noun, await readNoun(root, noun, (written) => validateEntry(noun, written, site))] as const,
    ],
    strayFileProblems(files),
  );
  const content = { site: [entry], ...Object.fromEntries(others) } as unknown as Content;
  stopAt([...ruleProblems(content), ...(await checkReferences(content, root, files, withRemotePosts))]);
  return content;
}
