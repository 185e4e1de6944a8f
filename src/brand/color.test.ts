import { describe, expect, it } from 'vitest';
import { brandPaints } from './paints.ts';
import { brokenRule, contrast, nearestColor } from './color.ts';

const onWhite = [{ against: '#ffffff', ratio: 4.5 }];
const onBlack = [{ against: '#000000', ratio: 4.5 }];

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0f6b3c', '#faf8f3', 6.21],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

describe('the nearest color that passes', () => {
  it('is the color itself where it does', () => {
    expect(nearestColor('#004488', onWhite)).toBe('#004488');
  });

  it.each([
    ['#3399ff', onWhite],
    ['#ffc233', onWhite],
    ['#ffffff', onWhite],
    ['#0000ff', onBlack],
    ['#777777', onWhite],
  ])('passes, and the one a little nearer would not: %s', (color, rules) => {
    const nearest = nearestColor(color, rules) ?? '';
    expect(brokenRule(nearest, rules)).toBeUndefined();
    const [{ against, ratio } = { against: '', ratio: 0 }] = rules;
    expect(contrast(nearest, against)).toBeLessThan(ratio + 0.15);
  });

  it('is none where nothing can pass', () => {
    expect(nearestColor('#3399ff', [...onWhite, { against: '#000000', ratio: 7 }])).toBeUndefined();
  });
});

describe('the paints of a brand', () => {
  const given = { logoGround: '#ffffff', call: { light: '#1d4ed8', dark: '#93c5fd' }, mark: '#ffc233' };

  it('are derived where content gives none, and can be seen', () => {
    const { brand, mark } = brandPaints(given);
    expect(contrast(brand.hover, '#ffffff')).toBeGreaterThan(contrast('#1d4ed8', '#ffffff'));
    expect(contrast(brand.pale, '#000000')).toBeGreaterThan(contrast('#93c5fd', '#000000'));
    expect(contrast(mark.text, '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast(mark.light, '#0e1512')).toBeGreaterThan(4.5);
    expect(contrast(mark.line, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(brand.box, '#0e1512')).toBeGreaterThanOrEqual(3);
  });

  it('are those of content where it gives them', () => {
    const callHover = { light: '#101010', dark: '#fefefe' };
    const markText = { light: '#202020', dark: '#eeeeee' };
    const { brand, mark } = brandPaints({ ...given, callHover, markText });
    expect([brand.hover, brand.pale, mark.text, mark.light]).toEqual([
      '#101010',
      '#fefefe',
      '#202020',
      '#eeeeee',
    ]);
  });
});
