import { z } from 'zod';
import { DAYS, readableWeek, readHours } from '../lib/hours.ts';
import { text } from './fields.ts';

const ALLOWED = 'hours such as "6:45am - 4:15pm", "7am - noon" or "24 hours", or "closed"';
const ORDER = 'a closing time that is later than the opening time, such as "6:45am - 4:15pm"';

/** The hours of a day, in words. */
const hours = () =>
  z
    .string(ALLOWED)
    .describe('the hours of the day, such as 6:45am - 4:15pm, or closed')
    .transform((input, context) => {
      const read = readHours(input);
      const isWrong = read === undefined || (read !== null && read.opens >= read.closes);
      if (!isWrong) return read;
      context.addIssue({ code: 'custom', input, message: read === undefined ? ALLOWED : ORDER });
      return z.NEVER;
    });

const exceptionSchema = z.strictObject({
  date: z.iso.date('a date such as 2026-12-25').describe('the day, YYYY-MM-DD'),
  hours: hours().describe('closed, or the other hours of that day'),
  reason: text('why, in a word or two: visitors read it'),
});

/** When the company can be reached: each day of the week, and days with other hours, such as holidays. */
export const openingHoursSchema = z
  .strictObject({
    Monday: hours(),
    Tuesday: hours(),
    Wednesday: hours(),
    Thursday: hours(),
    Friday: hours(),
    Saturday: hours(),
    Sunday: hours(),
    exceptions: z.array(exceptionSchema).default([]).describe('days with other hours, such as holidays'),
    timeZone: z
      .string()
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
        'a time zone such as "America/Los_Angeles"',
      )
      .default('America/Los_Angeles')
      .describe('whose day it is when the site is built'),
  })
  .transform(({ exceptions, timeZone, ...week }, context) => {
    const issue = (path: PropertyKey[], message: string, found: string) =>
      context.addIssue({ code: 'custom', path, message, params: { found } });
    if (DAYS.every((day) => week[day] === null)) issue([], 'one open day or more', 'seven closed days');
    for (const [index, { date }] of exceptions.entries()) {
      if (exceptions.findIndex((other) => other.date === date) < index) {
        issue(['exceptions', index, 'date'], 'each date once', `${date} a second time`);
      }
    }
    return {
      week,
      timeZone,
      exceptions: exceptions.toSorted((a, b) => a.date.localeCompare(b.date)),
      /** The week as visitors read it. */
      text: readableWeek(week),
    };
  });
