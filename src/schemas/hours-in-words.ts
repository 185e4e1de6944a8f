/** The days of the week, in the words of schema.org. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof DAYS)[number];

/** What a text says of hours. */
interface Hours {
  open: ReadonlySet<Day>;
  /** Days that it says are closed. */
  closed: ReadonlySet<Day>;
  /** Times on the 24 hour clock, in their order. */
  times: readonly string[];
}

/** The words that people use for several days. */
const GROUPS: Readonly<Record<string, readonly Day[]>> = {
  weekdays: DAYS.slice(0, 5),
  weekends: DAYS.slice(5),
  daily: DAYS,
};

/** The next thing that a text on hours may say. */
const NEXT = new RegExp(
  [
    String.raw`(?<hour>\d{1,2})(?::(?<minute>\d\d))?\s*(?<half>[ap])\.?m\b\.?`,
    String.raw`(?<clock>\d{1,2}:\d\d)`,
    '(?<fixed>noon|midnight)',
    '(?<group>weekdays|weekends|daily)',
    String.raw`(?<day>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|r|ur)?(?:day)?s?\b\.?`,
    String.raw`(?<to>[-–—]|\b(?:to|through|thru|until|till)\b)`,
    String.raw`(?<closed>closed(?: on)?\b)`,
    String.raw`[\s,;:&·|/+]+|\b(?:and|open|from|on)\b`,
  ].join('|'),
  'y',
);

type Parts = Partial<
  Record<'hour' | 'minute' | 'half' | 'clock' | 'fixed' | 'group' | 'day' | 'to' | 'closed', string>
>;

function timeOf({ hour, minute = '00', half, clock, fixed }: Parts): string | undefined {
  if (fixed !== undefined) return fixed === 'noon' ? '12:00' : '00:00';
  if (hour === undefined) return clock?.padStart(5, '0');
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** From one day to another, over the end of the week where need be. */
function span(from: Day, to: Day): Day[] {
  const start = DAYS.indexOf(from);
  const length = ((DAYS.indexOf(to) - start + 7) % 7) + 1;
  return [...DAYS, ...DAYS].slice(start, start + length);
}

/** The things that a text says, one after another; `undefined` where it says anything else. */
function partsOf(words: string): Parts[] | undefined {
  const source = words
    .toLowerCase()
    .replace(/\bevery ?day\b|\b(?:7|seven) days a week\b/g, 'daily')
    .replace(/\b24\/7\b/g, 'midnight to 23:59 daily')
    .replace(/\b24 hours\b(?: a day)?/g, 'midnight to 23:59');
  const parts: Parts[] = [];
  NEXT.lastIndex = 0;
  while (NEXT.lastIndex < source.length) {
    const match = NEXT.exec(source);
    if (match === null) return undefined;
    const said = Object.entries(match.groups ?? {}).filter(([, part]) => Boolean(part));
    if (said.length > 0) parts.push(Object.fromEntries(said));
  }
  return parts;
}

/**
 * Reads the hours that a text gives, such as "9am - 6pm Monday - Friday".
 *
 * @returns `undefined` where it says anything else than days and times: a holiday, a break, an exception
 */
export function hoursInWords(words: string): Hours | undefined {
  const parts = partsOf(words);
  if (parts === undefined) return undefined;
  const [open, closed] = [new Set<Day>(), new Set<Day>()];
  const times: string[] = [];
  let days = open;
  let earlier: Day | undefined;
  let isSpan = false;
  for (const part of parts) {
    if (part.closed !== undefined) days = closed;
    const time = timeOf(part);
    if (time !== undefined) times.push(time);
    const day = DAYS.find((name) => part.day !== undefined && name.toLowerCase().startsWith(part.day));
    const named = day === undefined ? (GROUPS[part.group ?? ''] ?? []) : [day];
    for (const name of isSpan && earlier && day ? span(earlier, day) : named) days.add(name);
    isSpan = part.to !== undefined;
    if (!isSpan) earlier = day;
  }
  return { open, closed, times };
}
