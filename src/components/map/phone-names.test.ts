import { describe, expect, it } from 'vitest';
import type { PlacedTown } from './map-projection.ts';
import { phoneNames } from './phone-names.ts';

const town = (name: string, x: number, y: number, more: Partial<PlacedTown> = {}): PlacedTown => ({
  ...{ name, x, y, isHome: false, hauling: 'ask', side: 'right', label: { x, y } },
  ...more,
});

const namesOf = (towns: PlacedTown[]) => phoneNames(towns, 600).map(({ name }) => name);

describe('the towns that a small map names', () => {
  it('begin with the company’s own city, and go on as they are listed', () => {
    const home = town('Home', 100, 300, { isHome: true });
    expect(namesOf([town('First', 100, 100), town('Second', 100, 200), home])).toEqual([
      'Home',
      'First',
      'Second',
    ]);
  });

  it('are six at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => town(`T${index}`, 100, index * 60));
    expect(namesOf(many)).toHaveLength(6);
  });

  it('leave out a name that would cover another, or run out of the drawing', () => {
    expect(
      namesOf([town('Here', 100, 100), town('Beside', 120, 105), town('At the edge', 560, 300)]),
    ).toEqual(['Here']);
  });
});
