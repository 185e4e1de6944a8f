import { z } from 'zod';
import { DAYS, hoursInWords } from './hours-in-words.ts';
import { text } from './text.ts';

/** A time of day, on the 24 hour clock. */
const time = (example: string) =>
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
    error: `a time from 00:00 to 23:59, such as "${example}"`,
    // The text is compared with times alone.
    abort: true,
  });

/**
 * When the company can be reached: the same hours on every day that is open. Visitors read the text and search engines
 * the other fields, so neither may say what the other does not.
 */
export const openingHoursSchema = z
  .strictObject({
    text: text().describe('the hours as visitors read them'),
    days: z.array(z.enum(DAYS)).min(1).describe('the days of the week that are open, for search engines'),
    opens: time('06:45').describe('opening time on the 24 hour clock'),
    closes: time('16:15').describe('closing time on the 24 hour clock'),
  })
  .superRefine(({ text: words, days, opens, closes }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['text'], input: words, message });
    const hours = hoursInWords(words);
    if (hours === undefined || hours.times.length > 2) {
      refuse(
        'the days and one opening and closing time for all of them, such as "9am - 6pm Monday - Friday": other hours on some days, holidays and breaks cannot be told to search engines, so leave them out',
      );
    } else if (hours.times.join() !== [opens, closes].join()) {
      refuse(`the times of opens and closes, which are ${opens} and ${closes}, each with am or pm`);
    } else if (
      hours.open.symmetricDifference(new Set(days)).size > 0 ||
      !hours.closed.isDisjointFrom(hours.open)
    ) {
      refuse(`the days that stand under days, which are ${days.join(', ')}`);
    }
  });
