import { shorten, visibleLine } from '../lib/text.ts';

const LONGEST_NAME = 60;

/** A text in quotes, as messages show it: on one line, and cut where it is long. */
export const quoted = (text: string): string => JSON.stringify(shorten(text, 80));

/** How messages name an entry or a file: by its title as an editor sees it, and the id behind it. */
export function nameWithId({ id, title }: { id: string; title?: unknown }): string {
  const shown = typeof title === 'string' ? shorten(visibleLine(title), LONGEST_NAME) : '';
  const name = shown === '' ? '' : JSON.stringify(shown);
  if (id === '') return `${name} without an id`.trim();
  return `${name || 'without a title'} (id ${shorten(visibleLine(id), LONGEST_NAME)})`;
}

/** The place of a problem: an entry. */
export const placeOf = ({ id, fields: { title } }: { id: string; fields: { title: unknown } }): string =>
  `Contentful entry ${nameWithId({ id, title })}`;
