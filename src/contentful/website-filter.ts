import type { ContentProblem } from '../collections/content-problem.ts';
import { withoutBlanks } from '../lib/text.ts';
import { placeOf, quoted } from './place.ts';
import type { AnsweredEntry } from './read-answer.ts';

/** Entries for this site, and what an editor should know of the others. */
interface Filtered {
  entries: AnsweredEntry[];
  problems: ContentProblem[];
}

/** The first value of the field; a text that is no list counts as a list of one. */
function websiteOf({ fields: { website } }: AnsweredEntry): unknown {
  return Array.isArray(website) ? (website[0] as unknown) : website;
}

/**
 * Whose site an address is: the name of its host without `www.`. Scheme, case, port and path say nothing about that.
 *
 * @returns `undefined` where it is no address
 */
function siteName(address: string): string | undefined {
  const bare = withoutBlanks(address).replace(/^(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i, '');
  return URL.parse(`https://${bare}`)?.hostname.replace(/^www\.|\.$/g, '');
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'what is no text';
}

/**
 * Keeps the entries whose field `website` names this site: its first value must be an address of it.
 *
 * @param urls addresses of this site
 */
export function entriesFor(urls: readonly string[], all: readonly AnsweredEntry[]): Filtered {
  const own = new Set(urls.map(siteName));
  const problems: ContentProblem[] = [];
  const entries = all.filter((entry) => {
    const website = websiteOf(entry);
    const isText = typeof website === 'string' && withoutBlanks(website) !== '';
    const name = isText ? siteName(website) : undefined;
    if (name !== undefined && own.has(name)) return true;
    const isMissing = website === undefined || website === null || (typeof website === 'string' && !isText);
    problems.push({
      file: placeOf(entry),
      field: 'website',
      found: isMissing ? 'is missing or empty' : `found ${shown(website)}, which is not this site`,
      remedy: `Begin the list with ${urls[0] ?? ''} to show the entry on this site. It is left out until then.`,
    });
    return false;
  });
  return { entries, problems };
}
