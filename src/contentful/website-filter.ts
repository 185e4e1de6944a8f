import type { ContentProblem } from '../collections/content-problem.ts';
import { withoutBlanks } from '../lib/text.ts';
import { placeOf, quoted } from './place.ts';
import type { AnsweredEntry } from './read-answer.ts';

/** Whose site an address is, if it is one: its host without `www.`. Scheme, case, port and path say nothing about that. */
function siteName(address: string): string | undefined {
  const bare = withoutBlanks(address).replace(/^(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i, '');
  return URL.parse(`https://${bare}`)?.hostname.replace(/^www\.|\.$/g, '');
}

/** What keeps an entry from the site at `urls`: the first value of its field `website` must be an address of it. */
export function websiteProblem(urls: readonly string[], entry: AnsweredEntry): ContentProblem | undefined {
  // A text that is no list counts as a list of one.
  const website: unknown = [entry.fields.website].flat()[0] ?? '';
  const isText = typeof website === 'string';
  const name = isText ? siteName(website) : undefined;
  if (name !== undefined && urls.some((url) => siteName(url) === name)) return undefined;
  const isMissing = isText && withoutBlanks(website) === '';
  const isPlain = typeof website === 'number' || typeof website === 'boolean';
  const shown = isText ? quoted(website) : isPlain ? String(website) : 'what is no text';
  return {
    file: placeOf(entry),
    field: 'website',
    found: isMissing ? 'is missing or empty' : `found ${shown}, which is not this site`,
    remedy: `Begin the list with ${urls[0] ?? ''} to show the entry on this site. It is left out until then.`,
  };
}
