import { describe, expect, it } from 'vitest';
import { DAYS, openingHoursSchema } from './opening-hours.ts';

const WORKDAYS = DAYS.slice(0, 5);
const ALL_BUT_SUNDAY = DAYS.slice(0, 6);

function refusalOf(text: string, days: readonly string[], opens = '08:00', closes = '17:00'): string {
  const { error } = openingHoursSchema.safeParse({ text, days, opens, closes });
  return error?.issues.map(({ path, message }) => `${path.join()}: ${message}`).join() ?? '';
}

describe('hours whose text says what the other fields say', () => {
  it.each<[string, readonly string[], string?, string?]>([
    ['8am - 5pm Monday - Saturday', ALL_BUT_SUNDAY],
    ['Mon–Sat, 8 a.m. to 5 p.m.', ALL_BUT_SUNDAY],
    ['Open Mondays through Saturdays from 8:00 AM until 5:00 PM', ALL_BUT_SUNDAY],
    ['08:00-17:00 Mon. - Sat.', ALL_BUT_SUNDAY],
    ['8am - 5pm Mon, Tues, Wed/Thurs and Friday', WORKDAYS],
    ['8am - 5pm Monday to Friday, closed on Saturday and Sunday', WORKDAYS],
    ['Weekdays 7:30am to noon', WORKDAYS, '07:30', '12:00'],
    ['6pm - midnight every day', DAYS, '18:00', '00:00'],
    ['8am - 5pm Saturday - Monday', ['Saturday', 'Sunday', 'Monday']],
    ['24/7', DAYS, '00:00', '23:59'],
    ['Open 24 hours, 7 days a week', DAYS, '00:00', '23:59'],
  ])('%s', (text, days, opens, closes) => {
    expect(refusalOf(text, days, opens, closes)).toBe('');
  });
});

describe('hours that one cannot tell search engines, or that they are told otherwise, are refused:', () => {
  it.each<[string, string]>([
    ['8am - 5pm Monday - Friday, Saturday 9am - 1pm', 'other hours on some days'],
    ['8am - 12pm and 1pm - 5pm Monday - Saturday', 'breaks'],
    ['8am - 5pm Monday - Saturday, lunch noon to 1pm', 'breaks'],
    ['8am - 5pm Monday - Saturday except holidays', 'holidays'],
    ['8am - 5pm Monday - Saturday, closed Christmas', 'holidays'],
    ['8am - 5pm Monday - Saturday, by appointment on Sunday', 'other hours'],
    ['Always', 'such as "9am - 6pm Monday - Friday"'],
    ['8 - 5 Monday - Saturday', 'such as "9am - 6pm Monday - Friday"'],
    ['9am - 5pm Monday - Saturday', 'the times of opens and closes, which are 08:00 and 17:00'],
    ['8pm - 5pm Monday - Saturday', 'the times of opens and closes'],
    ['5pm - 8am Monday - Saturday', 'the times of opens and closes'],
    ['Monday - Saturday', 'the times of opens and closes'],
    ['8am - 5pm', 'the days that stand under days, which are Monday, Tuesday'],
    ['8am - 5pm Monday - Friday', 'the days that stand under days'],
    ['8am - 5pm daily', 'the days that stand under days'],
    ['8am - 5pm Monday - Saturday, closed Saturday', 'the days that stand under days'],
  ])('%s', (text, reason) => {
    expect(refusalOf(text, ALL_BUT_SUNDAY)).toMatch(/^text: /);
    expect(refusalOf(text, ALL_BUT_SUNDAY)).toContain(reason);
  });
});
