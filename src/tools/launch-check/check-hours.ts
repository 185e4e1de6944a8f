import type { Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { dayIn } from '../../lib/date.ts';
import { exceptionsFrom, isAroundTheClock } from '../../lib/hours.ts';
import { advice, when, type Finding } from './finding.ts';

/** How texts say that somebody answers by day and by night. */
const ALWAYS = /\b(?:24\/7|any ?time|around the clock|(?:day (?:or|and) night)|24 hours a day)\b/gi;

const PAST = 'Put in the next days on which you have other hours, or remove those that are over.';

/** Words of texts, as they are written, that say more than the opening hours, and holidays that are all over. */
export function checkHours({ site: [{ data, file }] }: Content, texts: readonly Text[]): Finding[] {
  const { week, exceptions, text, timeZone } = data.openingHours;
  const question = `Does somebody answer then? The hours are ${text}. Keep the words if so, else say when.`;
  const words = texts.flatMap(({ file, field, value }) =>
    [...new Set(value.match(ALWAYS))].map((found) =>
      advice('Words beside the hours', `${field.replaceAll(', ', ' ')} ("${found}")`, file, question),
    ),
  );
  const coming = exceptionsFrom(exceptions, dayIn(timeZone));
  const last = exceptions.at(-1)?.date ?? '';
  return [
    ...(isAroundTheClock(week) ? [] : words),
    ...when(
      exceptions.length > 0 && coming.length === 0,
      advice('Holidays', `the last was ${last}`, file, PAST),
    ),
  ];
}
