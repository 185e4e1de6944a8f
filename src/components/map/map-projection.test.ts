import { describe, expect, it } from 'vitest';
import { mapProjection } from './map-projection.ts';

const map = mapProjection({ north: 33, south: 32, west: -118, east: -117 }, 100);

describe('a map of one degree, 100 wide', () => {
  it('is higher than wide, as a degree is away from the equator', () => {
    expect(map.width).toBe(100);
    expect(map.height).toBe(119);
  });

  it('has its corners where its edges meet', () => {
    expect(map.point([-118, 33])).toEqual({ x: 0, y: 0 });
    expect(map.point([-117, 32])).toEqual({ x: 100, y: 119 });
  });

  it('draws a road from place to place', () => {
    expect(
      map.line([
        [-118, 33],
        [-117, 33],
        [-117, 32],
      ]),
    ).toBe('M0 0l100 0 0 119');
  });

  it('draws a shore from its first place to its last, and cuts the corner between', () => {
    const shore = map.curve([
      [-118, 33],
      [-117, 33],
      [-117, 32],
    ]);
    expect(shore).toMatch(/^M0 0l\S+ \S+c/);
    expect(shore).not.toContain('100 0');
  });
});
