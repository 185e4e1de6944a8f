import { describe, expect, it } from 'vitest';
import { narrowScene } from './narrow-scene.ts';

const six = [
  { length: 6, height: 4 },
  { length: 6, height: 4.75 },
  { length: 12, height: 3.5 },
  { length: 22, height: 4.5 },
  { length: 22, height: 6 },
  { length: 22, height: 8 },
];
const widthOf = ({ viewBox }: { viewBox: string }) => Number(viewBox.split(' ')[2]);

describe('narrowScene', () => {
  it('stands the smaller ones beside the person and the larger ones below', () => {
    const grounds = narrowScene(six).places.map(({ y }) => y);
    expect(grounds.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(grounds[4]).toBeGreaterThan(8);
    expect(grounds[5]).toBe(grounds[4]);
  });

  it('keeps both rows about equally long, so that a foot is large', () => {
    expect(widthOf(narrowScene(six))).toBeLessThan(55);
  });

  it('keeps every container inside, and none in the place of another', () => {
    const rows = narrowScene(six);
    expect(rows.places).toHaveLength(six.length);
    rows.places.forEach(({ x, y }, index) => {
      const end = x + (six[index]?.length ?? NaN);
      const next = rows.places[index + 1];
      expect(end).toBeLessThan(next && next.y === y ? next.x : widthOf(rows) + 0.1);
    });
  });

  it.each([1, 2])('needs one row for %i', (count) => {
    const { places, ground } = narrowScene(six.slice(0, count));
    expect(new Set(places.map(({ y }) => y)).size).toBe(1);
    expect(ground.match(/M/g)).toHaveLength(1);
  });

  it('takes the whole line where there is but one large container', () => {
    expect(narrowScene([{ length: 60, height: 8 }]).places).toHaveLength(1);
  });
});
