import { describe, expect, it } from 'vitest';
import { PERSON } from './dumpster-drawing.ts';
import { roomForHeight } from './dimension-lines.ts';
import { cardView, wideScene, type LinedUp } from './wide-scene.ts';

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
      const { lefts, width, lettering, personX } = wideScene(containers);
      expect(lefts[0]).toBeGreaterThan(personX + PERSON.halfWidth);
      containers.forEach(({ outside, heightInWords }, index) => {
        const end = (lefts[index] ?? NaN) + outside.length + roomForHeight(heightInWords, lettering);
        expect(end).toBeLessThanOrEqual((lefts[index + 1] ?? width) + 0.2);
      });
    },
  );

  it('gives every container a column that begins where it does, the first with the person', () => {
    const { columns, lefts, width } = wideScene(six);
    expect(columns.reduce((sum, column) => sum + column, 0)).toBeCloseTo(width, 1);
    expect(lefts[1]).toBeCloseTo((columns[0] ?? NaN) + 0.1, 1);
  });

  it('leaves no column too narrow for a text: an eighth of the page for a bin among boxes', () => {
    const { columns, width } = wideScene(six);
    expect(Math.min(...columns) / width).toBeGreaterThan(0.11);
  });

  it('draws six usual sizes with about nine pixels a foot on a page of 1170, lettered with 17 pixels', () => {
    const { width, lettering } = wideScene(six);
    expect(1170 / width).toBeGreaterThan(8.8);
    expect((lettering * 1170) / width).toBeCloseTo(17, 0);
  });

  it('does not blow few containers up', () => {
    expect(1170 / wideScene(six.slice(0, 1)).width).toBeCloseTo(15, 0);
  });

  it('is high enough for the person and for the highest container', () => {
    expect(numbers(wideScene(six.slice(0, 3)).viewBox)[1]).toBeLessThan(-PERSON.height);
    expect(numbers(wideScene(six).viewBox)[1]).toBeLessThan(-8);
  });
});

describe('cardView', () => {
  const outsides = six.map(({ outside }) => outside);
  const views = six.map((_, index) => numbers(cardView(wideScene(six), outsides, index).viewBox));

  it('is equally wide on all cards, so that their containers have one scale', () => {
    expect(new Set(views.map(([, , width]) => width)).size).toBe(1);
  });

  it('is as high as its container, with no empty space above a low one', () => {
    const headrooms = views.map(([, top = NaN], index) => -top - (outsides[index]?.height ?? NaN));
    expect(Math.max(...headrooms)).toBeLessThan(0.5);
    expect(Math.min(...headrooms)).toBeGreaterThan(0);
  });
});
