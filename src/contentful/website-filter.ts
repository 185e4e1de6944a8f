import type { ContentProblem } from '../collections/content-problem.ts';
import { placeOf } from './entry-to-post.ts';
import type { RawEntry } from './read-answer.ts';

/** Entries for this site, and what an editor should know of the others. */
interface Filtered {
  entries: RawEntry[];
  problems: ContentProblem[];
}

/** The first value of the field; a text that is no list counts as a list of one. */
function websiteOf({ fields: { website } }: RawEntry): unknown {
  return Array.isArray(website) ? (website[0] as unknown) : website;
}

/**
 * Keeps the entries whose field `website` names this site: its first value must contain the site's address.
 *
 * @param urls addresses of this site, without a slash at the end
 */
export function entriesFor(urls: readonly string[], all: readonly RawEntry[]): Filtered {
  const problems: ContentProblem[] = [];
  const entries = all.filter((entry) => {
    const website = websiteOf(entry);
    if (typeof website === 'string' && website.trim() !== '')
      return urls.some((url) => website.includes(url));
    const remedy = `Begin the list with ${urls[0] ?? ''} to show the entry on this site.`;
    problems.push({ file: placeOf(entry), field: 'website', found: 'is missing or empty', remedy });
    return false;
  });
  return { entries, problems };
}
