import { describe, expect, it } from 'vitest';
import { containerDrawing, DRAWING } from './container-drawing.ts';

const small = containerDrawing({ length: 6, height: 4 }, 'front-load');
const large = containerDrawing({ length: 22, height: 8 }, 'roll-off');

describe('containerDrawing', () => {
  it('draws every size with the same person, so that the eye can compare', () => {
    expect(small.person).toBe(large.person);
  });

  it('draws length and height in feet, standing on the ground line', () => {
    expect(large.body).toBe('M3 2H25V9.55H4.3z');
    expect(large.length.path).toContain('H25');
    expect(large.height.path).toContain(`V${DRAWING.ground}`);
    expect(small.length.path).toContain('H9');
  });

  it('leaves room for the longest container with its lettering', () => {
    expect(large.height.x).toBeLessThan(DRAWING.width);
  });

  it('gives a bin a lid and a box a straight rim', () => {
    expect(large.top).toBe('M2.9 2h22.2v.42h-22.2z');
    expect(small.top).toContain('L');
  });
});
