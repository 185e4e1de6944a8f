import { describe, expect, it } from 'vitest';
import { dumpsterDrawing, PERSON, personAt } from './dumpster-drawing.ts';

const bin = dumpsterDrawing({ length: 6, height: 4 }, 'front-load');
const box = dumpsterDrawing({ length: 22, height: 8 }, 'roll-off');

describe('dumpsterDrawing', () => {
  it('draws length and height in feet, standing on the ground line', () => {
    expect(box.body).toBe('M0 -8H22V-0.45H1.3z');
    expect(bin.body).toMatch(/L6 -3\.12V/);
  });

  it('gives a bin a pitched lid and a box a straight rim', () => {
    expect(box.top).toBe('M-.1 -7.79H22.1');
    expect(bin.top).toContain('L');
  });

  it('makes the ribs as high as the wall, and letters the size within it', () => {
    expect(box.ribs.height).toBeCloseTo(7.1);
    expect(-box.plate.y).toBeGreaterThan(0);
    expect(box.plate.fontSize).toBeLessThan(box.ribs.height);
    expect(bin.plate.fontSize).toBeLessThan(bin.ribs.height);
  });

  it('draws containers of one length alike, so that a page can be small', () => {
    expect(dumpsterDrawing({ length: 22, height: 6 }, 'roll-off').wheels).toBe(box.wheels);
  });
});

describe('personAt', () => {
  it('draws a person of 6 feet where it is asked to', () => {
    expect(PERSON.height).toBe(6);
    // The middle of the head is its radius below 6 feet.
    expect(personAt(0.8)).toMatch(/^M0\.38 -5\.55a\.42/);
    expect(personAt(10.8)).toMatch(/^M10\.38 -5\.55a\.42/);
  });
});
