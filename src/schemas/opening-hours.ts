import { z } from 'zod';
import { rule, text } from './fields.ts';

/** The days of the week, in the words of schema.org. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof DAYS)[number];

/** The next thing that a text on hours may say. */
const NEXT = new RegExp(
  [
    String.raw`(?<hour>\d{1,2})(?::(?<minute>\d\d))?\s*(?<half>[ap])\.?m\b\.?`,
    String.raw`(?<clock>\d{1,2}:\d\d)`,
    '(?<fixed>noon|midnight)',
    String.raw`(?<day>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|r|ur)?(?:day)?s?\b\.?`,
    String.raw`(?<to>[-–—]|\b(?:to|through|thru|until|till)\b)`,
    String.raw`(?<closed>closed(?: on)?\b)`,
    String.raw`[\s,;:&·|/+]+|\b(?:and|open|from|on)\b`,
  ].join('|'),
  'gy',
);

/** One thing that a text says. */
type Said = Partial<Record<string, string>>;

function timeOf({ hour, minute = '00', half, clock, fixed }: Said): string | undefined {
  if (fixed !== undefined) return fixed === 'noon' ? '12:00' : '00:00';
  if (hour === undefined) return clock?.padStart(5, '0');
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** From one day to another, over the end of the week where need be. */
function span(from: Day, to: Day): Day[] {
  const [start, twice] = [DAYS.indexOf(from), [...DAYS, ...DAYS]];
  return twice.slice(start, twice.indexOf(to, start) + 1);
}

/** The things that a text says, one after another; `undefined` where it says anything else. */
function partsOf(words: string): Said[] | undefined {
  const source = words
    .toLowerCase()
    .replace(/\b24\/7\b/g, 'midnight to 23:59 daily')
    .replace(/\b(?:daily|every ?day|(?:7|seven) days a week)\b/g, 'monday to sunday')
    .replace(/\bweekdays\b/g, 'monday to friday')
    .replace(/\bweekends\b/g, 'saturday to sunday')
    .replace(/\b24 hours\b(?: a day)?/g, 'midnight to 23:59');
  const found = [...source.matchAll(NEXT)];
  if (found.map(([part]) => part).join('') !== source) return undefined;
  return found.map(({ groups = {} }) => groups).filter((groups) => Object.values(groups).some(Boolean));
}

/**
 * The days that a text such as "9am - 6pm Monday - Friday" says are open and closed, and its times on the 24 hour clock
 * in their order; `undefined` where it says anything else: a holiday, a break, an exception.
 */
function hoursInWords(words: string) {
  const parts = partsOf(words);
  if (parts === undefined) return undefined;
  const [open, closed] = [new Set<Day>(), new Set<Day>()];
  let days = open;
  let earlier: Day | undefined;
  let isSpan = false;
  for (const { closed: isClosed, day: short, to } of parts) {
    if (isClosed !== undefined) days = closed;
    const day = DAYS.find((name) => short !== undefined && name.toLowerCase().startsWith(short));
    if (day) for (const name of span(isSpan ? (earlier ?? day) : day, day)) days.add(name);
    isSpan = to !== undefined;
    if (!isSpan) earlier = day;
  }
  return { open, closed, times: parts.map(timeOf).filter((time) => time !== undefined) };
}

/** A time of day, on the 24 hour clock. The text is compared with times alone. */
const time = (example: string) =>
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
    error: `a time from 00:00 to 23:59, such as "${example}"`,
    abort: true,
  });

/**
 * When the company can be reached: the same hours on every day that is open. Visitors read the text and search engines
 * the other fields, so neither may say what the other does not.
 */
export const openingHoursSchema = z
  .strictObject({
    text: text('the hours as visitors read them'),
    days: z.array(z.enum(DAYS)).min(1).describe('the days of the week that are open, for search engines'),
    opens: time('06:45').describe('opening time on the 24 hour clock'),
    closes: time('16:15').describe('closing time on the 24 hour clock'),
  })
  .superRefine(
    rule('text', ({ text: words, days, opens, closes }) => {
      const hours = hoursInWords(words);
      if (hours === undefined || hours.times.length > 2) {
        return 'the days and one opening and closing time for all of them, such as "9am - 6pm Monday - Friday": other hours on some days, holidays and breaks cannot be told to search engines, so leave them out';
      }
      if (hours.times.join() !== [opens, closes].join()) {
        return `the times of opens and closes, which are ${opens} and ${closes}, each with am or pm`;
      }
      const isSame =
        hours.open.symmetricDifference(new Set(days)).size === 0 && hours.closed.isDisjointFrom(hours.open);
      return !isSame && `the days that stand under days, which are ${days.join(', ')}`;
    }),
  );
