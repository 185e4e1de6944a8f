const READABLE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * An ISO date as a person in the United States reads it.
 *
 * @param isoDate a date or time, such as `2023-12-03`; read as UTC
 * @returns for example `December 3, 2023`
 * @throws {RangeError} when it is no date
 */
export function readableDate(isoDate: string): string {
  return READABLE.format(new Date(isoDate));
}
