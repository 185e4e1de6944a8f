import { describe, expect, it } from 'vitest';
import { spaceDrawing } from './space-drawing.ts';

const measures = { length: { feet: 60 }, width: { feet: 12 }, height: { feet: 25 }, door: { feet: 8 } };
const box = { length: 22, height: 8 };
const drawing = spaceDrawing(measures, box);

/** Left and right end of a drawing. */
function ends({ viewBox }: typeof drawing) {
  const [left = 0, , width = 0] = viewBox.split(' ').map(Number);
  return { left, right: left + width };
}

describe('spaceDrawing', () => {
  it('letters every measure in the middle of a line of its length', () => {
    expect(drawing.lengths.map(({ feet, x }) => [feet, x])).toEqual([
      [60, 30],
      [8, 64],
      [12, 80],
    ]);
    expect(drawing.lengths[0]?.path).toMatch(/M0 26\.8H60$/);
    expect(drawing.height.path).toMatch(/ 0V25$/);
    expect(drawing.height.y).toBe(12.5);
  });

  it('puts the container at the end of the run, on the ground', () => {
    expect(drawing.containerX + box.length).toBe(60);
  });

  it('keeps the truck inside the dashed line where the run is long enough', () => {
    expect(drawing.truckX).toBeGreaterThan(0);
    expect(drawing.free).toMatch(/^M0 25V0H60V25/);
  });

  it('makes room for a truck that stands out of a run that is too short', () => {
    const short = spaceDrawing({ ...measures, length: { feet: 40 } }, box);
    expect(short.truckX).toBeLessThan(0);
    expect(ends(short).left).toBeLessThan(short.truckX);
  });

  it('leaves room for the lettering on both sides', () => {
    expect(ends(drawing).left).toBeLessThan(drawing.height.x - 1);
    expect(ends(drawing).right).toBeGreaterThan(86);
  });
});
