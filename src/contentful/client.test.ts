import { expect, it } from 'vitest';
import { pauseMs } from './client.ts';

it.each<[unknown, number]>([
  ['2', 2000],
  ['0', 1000],
  ['3600', 10_000],
  ['soon', 2000],
  ['-5', 2000],
  ['1e9', 2000],
  ['Infinity', 2000],
  ['', 2000],
  [undefined, 2000],
])('a server that asks for %j seconds is asked again at the second time after %i ms', (reset, ms) => {
  expect(pauseMs(2, reset)).toBeCloseTo(ms);
});

it('pauses grow, to ten seconds at most', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => pauseMs(attempt));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(Math.max(...pauses)).toBe(10_000);
});
