import { expect, it } from 'vitest';
import { NOT_BLANK, PHONE_NUMBER } from './patterns';

/** Browsers match the whole value; those before 2023 read the pattern by the older of the two flags. */
const matches = (pattern: string, value: string) =>
  ['u', 'v'].map((flag) => new RegExp(`^(?:${pattern})$`, flag).test(value));

it.each([
  '5550100',
  '619-555-0100',
  '(619) 555-0100',
  '619.555.0100',
  '+1 619 555 0100',
  '1 (619) 555-0100 ext. 1234',
  '619-555-0100 x12',
  '  6195550100 ',
  '+44 20 7946 0958',
  'Call 619 555 0100 after 5',
  '٦١٩٥٥٥٠١٠٠',
  '619-555-0100, evenings 619-555-0199',
  '+52 664 123 4567 ext 12345',
])('"%s" is a phone number', (value) => {
  expect(matches(PHONE_NUMBER, value)).toEqual([true, true]);
});

it.each(['abc', '1', '   ', '911', '555-010', '1'.repeat(31), '-------'])(
  '"%s" is no phone number',
  (value) => {
    expect(matches(PHONE_NUMBER, value)).toEqual([false, false]);
  },
);

it('takes no longer than a moment to refuse a long text', () => {
  const start = performance.now();
  expect(matches(PHONE_NUMBER, '1a'.repeat(50_000))).toEqual([false, false]);
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each([
  ['Ann', true],
  [' A ', true],
  ['', false],
  [' \t\u00a0', false],
])('"%s" is more than blanks: %s', (value, expected) => {
  expect(matches(NOT_BLANK, value)).toEqual([expected, expected]);
});
