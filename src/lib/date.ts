const READABLE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `December 3, 2023` for `2023-12-03`: the day, in UTC, of an ISO date or time; a {@link RangeError} for no date. */
export const readableDate = (isoDate: string): string => READABLE.format(new Date(isoDate));

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether a day, such as "2026-11-28", is more than a year ago. */
export const isOverAYearAgo = (date: string): boolean => Date.parse(date) < Date.now() - YEAR_MS;
