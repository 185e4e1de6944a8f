import { describe, expect, it } from 'vitest';
import { roomForHeight } from './dimension-lines.ts';
import { PICKUP } from './pickup.ts';
import { GARAGE, smallScene, wideScene, type LinedUp } from './wide-scene.ts';

const sized = (length: number, height: number): LinedUp => ({
  outside: { length, height },
  heightInWords: `${height} ft`,
});
const six = [sized(6, 4), sized(6, 4.75), sized(12, 3.5), sized(22, 4.5), sized(22, 6), sized(22, 8)];
const numbers = (viewBox: string) => viewBox.split(' ').map(Number);

describe('wideScene', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands %i containers side by side, none in the place of another',
    (count) => {
      const containers = [...six, sized(16, 5), sized(14, 4)].slice(0, count);
      const { lefts, width, lettering } = wideScene(containers);
      containers.forEach(({ outside, heightInWords }, index) => {
        const end = (lefts[index] ?? NaN) + outside.length + roomForHeight(heightInWords, lettering);
        expect(end).toBeLessThanOrEqual((lefts[index + 1] ?? width) + 0.2);
      });
    },
  );

  it.each([1, 2, 3, 6])(
    'stands a garage door and a pickup between %i containers, in the place of none',
    (count) => {
      const containers = six.slice(0, count);
      const { lefts, width, lettering, garageX, pickupX } = wideScene(containers);
      const things = [
        ...containers.map(({ outside, heightInWords }, index) => {
          const left = lefts[index] ?? NaN;
          return { left, right: left + outside.length + roomForHeight(heightInWords, lettering) };
        }),
        { left: garageX, right: garageX + GARAGE.length },
        { left: pickupX, right: pickupX + PICKUP.length },
      ].sort((one, other) => one.left - other.left);
      for (const [index, { right }] of things.entries()) {
        expect(right).toBeLessThanOrEqual((things[index + 1]?.left ?? width) + 0.1);
      }
    },
  );

  it('gives every container a column that begins where it does', () => {
    const { columns, lefts, width } = wideScene(six);
    expect(columns.reduce((sum, column) => sum + column, 0)).toBeCloseTo(width, 1);
    expect(lefts[0]).toBeCloseTo(0.1, 1);
    expect(lefts[1]).toBeCloseTo((columns[0] ?? NaN) + 0.1, 1);
  });

  it('leaves no column too narrow for a text: an eighth of the page for a bin among boxes', () => {
    const { columns, width } = wideScene(six);
    expect(Math.min(...columns) / width).toBeGreaterThan(0.11);
  });

  it('draws six usual sizes with about seven pixels a foot on a page of 1170, lettered with 16 pixels', () => {
    const { width, lettering } = wideScene(six);
    expect(1170 / width).toBeGreaterThan(6.9);
    expect((lettering * 1170) / width).toBeCloseTo(16, 0);
  });

  it('does not blow few containers up', () => {
    expect(1170 / wideScene(six.slice(0, 1)).width).toBeCloseTo(15, 0);
  });

  it('is high enough for the garage door and for the highest container', () => {
    expect(numbers(wideScene(six.slice(0, 3)).viewBox)[1]).toBeLessThan(-GARAGE.height);
    expect(numbers(wideScene(six).viewBox)[1]).toBeLessThan(-8);
  });
});

describe('smallScene', () => {
  it.each([
    { length: 6, height: 4 },
    { length: 22, height: 8 },
  ])(
    'has room for a garage door, a pickup and a container of $length by $height feet, side by side',
    (box) => {
      const { viewBox, pickupX, boxX } = smallScene(box);
      const [left = NaN, top = NaN, width = NaN, height = NaN] = numbers(viewBox);
      expect(left + GARAGE.length).toBeLessThan(pickupX);
      expect(pickupX + PICKUP.length).toBeLessThan(boxX);
      expect(boxX + box.length).toBeLessThanOrEqual(width);
      expect(-top).toBeGreaterThan(Math.max(GARAGE.height, box.height));
      expect(top + height).toBeGreaterThan(0);
    },
  );
});
