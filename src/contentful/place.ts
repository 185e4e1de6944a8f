import { shorten, visibleLine } from '../lib/text.ts';

const LONGEST_NAME = 60;

/** A text in quotes, as messages show it: on one line, and cut where it is long. */
export const quoted = (text: string): string => JSON.stringify(shorten(text, 80));

/** How messages name a file of the space: by its title as an editor sees it, and the id behind it. */
export function nameOfAsset({ id, title }: { id: string; title?: unknown }): string {
  const shown = typeof title === 'string' ? shorten(visibleLine(title), LONGEST_NAME) : '';
  if (id === '') return shown === '' ? 'without an id' : `${JSON.stringify(shown)} without an id`;
  const name = shown === '' ? 'without a title' : JSON.stringify(shown);
  return `${name} (id ${shorten(visibleLine(id), LONGEST_NAME)})`;
}

type Entry = { id: string; fields: { title: unknown } };

/** How messages name an entry. */
export const nameOfEntry = ({ id, fields: { title } }: Entry): string => nameOfAsset({ id, title });

/** The place of a problem: an entry. */
export const placeOf = (entry: Entry): string => `Contentful entry ${nameOfEntry(entry)}`;
