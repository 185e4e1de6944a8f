import { describe, expect, it, vi } from 'vitest';
import { dayIn, readableDate, readableDay, readableMonth } from './date.ts';

describe('a date as a person reads it', () => {
  it.each([
    ['2023-12-03', 'December 3, 2023'],
    ['2024-02-29', 'February 29, 2024'],
    ['2024-01-01T00:30:00Z', 'January 1, 2024'],
    ['2023-12-31T20:00:00-08:00', 'January 1, 2024'],
  ])('%s is %s', (date, expected) => {
    expect(readableDate(date)).toBe(expected);
  });

  it('is the same day wherever the site is built', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.resetModules();
    const built = await import('./date.ts');
    expect(built.readableDate('2023-12-03')).toBe('December 3, 2023');
  });

  it('is refused for what is no date', () => {
    expect(() => readableDate('soon')).toThrow(RangeError);
  });
});

it('a day that is near has its weekday and no year, and a month has one', () => {
  expect([readableDay('2026-12-25'), readableMonth('2026-12-25')]).toEqual([
    'Friday, December 25',
    'December 2026',
  ]);
});

it('a moment is another day elsewhere', () => {
  const moment = new Date('2027-01-01T07:59:59Z');
  const days = ['America/Los_Angeles', 'America/New_York'].map((timeZone) => dayIn(timeZone, moment));
  expect(days).toEqual(['2026-12-31', '2027-01-01']);
});
