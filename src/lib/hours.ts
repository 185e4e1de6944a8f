/** The days of the week, in the words of schema.org. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof DAYS)[number];

/** From when to when, on the 24 hour clock. The last minute of a day is midnight, as search engines have it. */
interface Hours {
  opens: string;
  closes: string;
}

/** The hours of a day, `null` where it is closed. */
type DayHours = Hours | null;

/** The hours of each day. */
export type Week = Readonly<Record<Day, DayHours>>;

/** A day that has other hours than its weekday. */
export interface Exception {
  date: string;
  hours: DayHours;
  reason: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ALL_DAY: Hours = { opens: '00:00', closes: '23:59' };

const TIME = String.raw`(noon|midnight|(?:0?[1-9]|1[0-2])(?::[0-5]\d)? ?[ap]\.?m\.?)`;
const SPAN = new RegExp(`^${TIME} ?(?:-|–|—|to) ?${TIME}$`);

function timeOf(words: string): string {
  if (words === 'noon') return '12:00';
  if (words === 'midnight') return '00:00';
  const [, hour, minute = '00', half] = /^(\d+)(?::(\d+))? ?(.)/.exec(words) ?? [];
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** The hours that words such as "6:45am - 4:15pm", "24 hours" or "closed" say; `undefined` where they say anything else. */
export function readHours(words: string): DayHours | undefined {
  const said = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (said === 'closed') return null;
  if (said === '24 hours') return ALL_DAY;
  const [, opens, closes] = SPAN.exec(said) ?? [];
  if (opens === undefined || closes === undefined) return undefined;
  const end = timeOf(closes);
  return { opens: timeOf(opens), closes: end === ALL_DAY.opens ? ALL_DAY.closes : end };
}

const isAllDay = ({ opens, closes }: Hours): boolean => opens === ALL_DAY.opens && closes === ALL_DAY.closes;

function readableTime(time: string): string {
  if (time === '12:00') return 'noon';
  if (time === ALL_DAY.opens || time === ALL_DAY.closes) return 'midnight';
  const [hour, minute] = time.split(':');
  const half = Number(hour) < 12 ? 'am' : 'pm';
  return `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}${half}`;
}

/** Hours as visitors read them, such as `6:45am - 4:15pm`. */
export const readableHours = (hours: Hours): string =>
  isAllDay(hours) ? '24 hours' : `${readableTime(hours.opens)} - ${readableTime(hours.closes)}`;

/** The days that are open, those with the same hours together. */
export function groupDays(week: Week): { days: Day[]; hours: Hours }[] {
  const open = DAYS.flatMap((day) => (week[day] === null ? [] : [{ day, hours: week[day] }]));
  const groups = Map.groupBy(open, ({ hours }) => readableHours(hours)).values();
  return [...groups].flatMap((group) =>
    group.slice(0, 1).map(({ hours }) => ({ days: group.map(({ day }) => day), hours })),
  );
}

/** Days in words; three or more that follow one another by the first and the last. */
function readableDays(days: readonly Day[]): string {
  if (days.length === DAYS.length) return 'every day';
  const runs: Day[][] = [];
  for (const day of days) {
    const before = DAYS[DAYS.indexOf(day) - 1];
    const run = runs.find((one) => one.at(-1) === before);
    if (run) run.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]} - ${run.at(-1)}`]));
  return new Intl.ListFormat('en-GB').format(names);
}

/** The hours of a week in words, such as `6:45am - 4:15pm Monday - Friday, 7:15am - noon Saturday`; closed days are not named. */
export const readableWeek = (week: Week): string =>
  groupDays(week)
    .map(({ days, hours }) => `${readableHours(hours)} ${readableDays(days)}`)
    .join(', ');

/** Whether somebody is there day and night. */
export const isAroundTheClock = (week: Week): boolean =>
  DAYS.every((day) => week[day] !== null && isAllDay(week[day]));

/** Exceptions from a day on, of the next so many days after it where a number is given. */
export const exceptionsFrom = (exceptions: readonly Exception[], today: string, days = Infinity) =>
  exceptions.filter(({ date }) => date >= today && Date.parse(date) - Date.parse(today) <= days * DAY_MS);
