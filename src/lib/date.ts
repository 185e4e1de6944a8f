const READABLE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * An ISO date or time as a person in the United States reads its day in UTC: `December 3, 2023` for `2023-12-03`.
 *
 * @throws {RangeError} when it is no date
 */
export const readableDate = (isoDate: string): string => READABLE.format(new Date(isoDate));
