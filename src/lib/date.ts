const inEnglish = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (isoDate: string): string => format.format(new Date(isoDate));
};

/** `December 3, 2023` for `2023-12-03`: the day, in UTC, of an ISO date or time; a {@link RangeError} for no date. */
export const readableDate = inEnglish({ dateStyle: 'long' });

/** `Sunday, December 3` for `2023-12-03`: a day that is near. */
export const readableDay = inEnglish({ weekday: 'long', month: 'long', day: 'numeric' });

/** `December 2023` for `2023-12-03`. */
export const readableMonth = inEnglish({ month: 'long', year: 'numeric' });

/** The ISO date that a moment has in a time zone, such as `America/Los_Angeles`; Sweden writes dates like that. */
export const dayIn = (timeZone: string, moment = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether a day, such as "2026-11-28", is more than a year ago. */
export const isOverAYearAgo = (date: string): boolean => Date.parse(date) < Date.now() - YEAR_MS;
