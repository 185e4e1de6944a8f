import type { Content } from '../../collections/read-content.ts';
import type { Finding } from './finding.ts';

/** Somewhere it is tomorrow already. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Pages and posts that claim to be changed on a day that is still to come.
 *
 * @param now the time of the check, in milliseconds
 */
export function checkDates({ pages, posts }: Content, now = Date.now()): Finding[] {
  return [...pages, ...posts]
    .filter(({ data }) => Date.parse(data.lastModified) > now + DAY_MS)
    .map(({ file, data }) => ({
      level: 'must',
      topic: 'A date that is still to come',
      item: data.lastModified,
      where: `${file}, lastModified`,
      todo: 'Put in the day of the last change: search engines stop to believe dates that are wrong.',
    }));
}
