import { describe, expect, it } from 'vitest';
import { PICKUP, pickupLoads } from './pickup.ts';

const trucksIn = (path = '') => path.match(/M/g)?.length ?? 0;
const drawn = (words: string) => {
  const { sure, perhaps } = pickupLoads(words) ?? {};
  return [trucksIn(sure), trucksIn(perhaps)];
};

describe('pickup loads', () => {
  it.each([
    ['About 1', [1, 0]],
    ['1 to 1.5', [1, 1]],
    ['6 to 8', [6, 2]],
    ['12 to 16', [12, 4]],
  ])('"%s" are so many trucks, those that may not fit apart', (words, counts) => {
    expect(drawn(words)).toEqual(counts);
  });

  it('end half a truck early for half a load', () => {
    const [half, whole] = [pickupLoads('1 to 1.5'), pickupLoads('1 to 2')];
    expect((whole?.width ?? NaN) - (half?.width ?? NaN)).toBeGreaterThan(PICKUP.length / 2);
  });

  it('stand in rows of four, so that twice the load is twice as high', () => {
    const heights = ['4', '8', '16'].map((words) => pickupLoads(words)?.height ?? NaN);
    const [one = NaN, two = NaN, four = NaN] = heights;
    expect(four - one).toBeCloseTo(3 * (two - one), 1);
    expect(pickupLoads('4')?.width).toBe(pickupLoads('16')?.width);
  });

  it.each(['ask us', 'up to 500'])('are not drawn where "%s" is said of them', (words) => {
    expect(pickupLoads(words)).toBeUndefined();
  });
});
