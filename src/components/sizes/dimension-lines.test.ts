import { describe, expect, it } from 'vitest';
import { dimensionLines, roomForHeight, widthOf } from './dimension-lines.ts';

const LETTERING = 1.8;
const box = { length: 22, height: 4.5 };
const words = { length: '22 ft', height: '4.5 ft' };
const lines = dimensionLines(box, words, LETTERING);

describe('dimensionLines', () => {
  it('draws a line as long as the container below the ground, broken in its middle for the lettering', () => {
    expect(lines.path).toMatch(/^M0 0\.9v\.8M22 0\.9v\.8/);
    expect(lines.length.x).toBe(11);
    const [, half] = /H?h-([\d.]+)M0 /.exec(lines.path) ?? [];
    expect(22 - 2 * Number(half)).toBeGreaterThan(widthOf(words.length, LETTERING));
  });

  it('draws a line as high as the container beside it, and keeps its lettering level', () => {
    expect(lines.path).toContain('-4.5h.8');
    expect(-lines.height.y).toBeLessThan(box.height / 2);
    expect(-lines.height.y).toBeGreaterThan(0);
  });

  it('keeps the lettering of a height off the container and inside its room', () => {
    const half = widthOf(words.height, LETTERING) / 2;
    expect(lines.height.x - half).toBeGreaterThan(box.length);
    expect(lines.height.x + half).toBeLessThanOrEqual(
      box.length + roomForHeight(words.height, LETTERING) + 0.05,
    );
  });

  it('letters a container above it that is lower than its lettering', () => {
    const low = dimensionLines({ length: 6, height: 1.5 }, { length: '6 ft', height: '1.5 ft' }, LETTERING);
    expect(-low.height.y).toBeGreaterThan(1.5);
    expect(low.path).toMatch(/h\.8$/);
  });

  it('leaves the line out under a container that is shorter than its lettering', () => {
    const short = dimensionLines({ length: 2, height: 4 }, { length: '2 ft', height: '4 ft' }, LETTERING);
    expect(short.path).toMatch(/^M0 0\.9v\.8M2 0\.9v\.8M/);
  });
});
