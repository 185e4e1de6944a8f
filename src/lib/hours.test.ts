import { describe, expect, it } from 'vitest';
import {
  DAYS,
  exceptionsFrom,
  groupDays,
  isAroundTheClock,
  readableHours,
  readableWeek,
  readHours,
} from './hours.ts';

/** A week by the hours of its days in words, Monday first. */
const weekOf = (...hours: string[]) =>
  Object.fromEntries(DAYS.map((day, index) => [day, readHours(hours[index] ?? 'closed')])) as Parameters<
    typeof readableWeek
  >[0];

describe('hours of a day', () => {
  it.each([
    ['8am - 5pm', '08:00', '17:00', '8am - 5pm'],
    ['8:30 a.m. to noon', '08:30', '12:00', '8:30am - noon'],
    ['08:00 AM – 5:00 PM', '08:00', '17:00', '8am - 5pm'],
    ['12pm-12:30pm', '12:00', '12:30', 'noon - 12:30pm'],
    ['midnight - 6am', '00:00', '06:00', 'midnight - 6am'],
    ['6pm - midnight', '18:00', '23:59', '6pm - midnight'],
    ['6pm - 12am', '18:00', '23:59', '6pm - midnight'],
    ['24 hours', '00:00', '23:59', '24 hours'],
    ['midnight - midnight', '00:00', '23:59', '24 hours'],
  ])('%s are %s to %s, and read as %s', (words, opens, closes, readable) => {
    const hours = readHours(words);
    expect(hours).toEqual({ opens, closes });
    expect(hours && readableHours(hours)).toBe(readable);
  });

  it('may be none', () => {
    expect(readHours('Closed')).toBeNull();
  });

  it.each(['', '8 - 5', '8am', '0am - 5pm', '8am - 5pm Monday', '8am - noon, 1pm - 5pm', 'always'])(
    'are not said by "%s"',
    (words) => {
      expect(readHours(words)).toBeUndefined();
    },
  );
});

describe('a week in words', () => {
  const [long, short, off] = ['8am - 5pm', '9am - 1pm', 'closed'];

  it.each([
    ['8am - 5pm Monday - Saturday', [long, long, long, long, long, long]],
    ['8am - 5pm Monday - Friday, 9am - 1pm Saturday', [long, long, long, long, long, short]],
    ['8am - 5pm every day', [long, long, long, long, long, long, long]],
    ['8am - 5pm Saturday and Sunday', [off, off, off, off, off, long, long]],
    ['8am - 5pm Monday, Wednesday and Friday', [long, off, long, off, long]],
    ['8am - 5pm Monday - Wednesday and Friday, 9am - 1pm Thursday', [long, long, long, short, long]],
    ['24 hours every day', DAYS.map(() => '24 hours')],
  ])('is "%s"', (words, hours) => {
    expect(readableWeek(weekOf(...hours))).toBe(words);
  });

  it('has the days with the same hours together', () => {
    expect(groupDays(weekOf(long, short, long))).toEqual([
      { days: ['Monday', 'Wednesday'], hours: { opens: '08:00', closes: '17:00' } },
      { days: ['Tuesday'], hours: { opens: '09:00', closes: '13:00' } },
    ]);
  });

  it('is around the clock where every day is', () => {
    const day = '24 hours';
    expect(isAroundTheClock(weekOf(day, day, day, day, day, day, day))).toBe(true);
    expect(isAroundTheClock(weekOf(day, day, day, day, day, day))).toBe(false);
    expect(isAroundTheClock(weekOf(day, day, day, day, day, day, long))).toBe(false);
  });
});

describe('days with other hours', () => {
  const exceptions = ['2026-12-24', '2026-12-25', '2027-01-01'].map((date) => ({
    date,
    hours: null,
    reason: 'Holiday',
  }));
  const datesFrom = (today: string, days?: number) =>
    exceptionsFrom(exceptions, today, days).map(({ date }) => date);

  it('count from a day on, that day included', () => {
    expect(datesFrom('2026-12-25')).toEqual(['2026-12-25', '2027-01-01']);
    expect(datesFrom('2027-01-02')).toEqual([]);
  });

  it('are near within so many days', () => {
    expect(datesFrom('2026-12-10', 14)).toEqual(['2026-12-24']);
    expect(datesFrom('2026-12-09', 14)).toEqual([]);
    expect(datesFrom('2026-12-18', 14)).toEqual(['2026-12-24', '2026-12-25', '2027-01-01']);
  });
});
