import { shorten, visibleLine } from '../lib/text.ts';
import type { AnsweredAsset, AnsweredEntry } from './read-answer.ts';

const LONGEST_NAME = 60;

/** A text in quotes, as messages show it: on one line, and cut where it is long. */
export const quoted = (text: string): string => JSON.stringify(shorten(text, 80));

/** A title as an editor sees it, and the id behind it. */
function nameOf(title: unknown, id: string): string {
  const shown = typeof title === 'string' ? shorten(visibleLine(title), LONGEST_NAME) : '';
  if (id === '') return shown === '' ? 'without an id' : `${JSON.stringify(shown)} without an id`;
  const name = shown === '' ? 'without a title' : JSON.stringify(shown);
  return `${name} (id ${shorten(visibleLine(id), LONGEST_NAME)})`;
}

/** How messages name an entry. */
export const nameOfEntry = ({
  id,
  fields,
}: {
  id: string;
  fields: Pick<AnsweredEntry['fields'], 'title'>;
}): string => nameOf(fields.title, id);

/** How messages name a file of the space. */
export const nameOfAsset = ({ id, title }: Pick<AnsweredAsset, 'id' | 'title'>): string => nameOf(title, id);

/** The place of a problem: an entry. */
export const placeOf = (entry: Parameters<typeof nameOfEntry>[0]): string =>
  `Contentful entry ${nameOfEntry(entry)}`;
