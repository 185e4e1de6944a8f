import { expect, it } from 'vitest';
import { iconNode, isIcon, nearestIcons } from './icons.ts';

it.each(['truck', 'badge-dollar-sign', 'grid-2x2', 'calendar-1', 'axis-3d', 'arrow-down-a-z', 'x'])(
  '"%s" is an icon of Lucide, with something to draw',
  (name) => {
    expect(isIcon(name)).toBe(true);
    expect(iconNode(name).length).toBeGreaterThan(0);
  },
);

it('a wrong name is answered with the nearest ones', () => {
  expect(isIcon('truk')).toBe(false);
  expect(nearestIcons('map_pin')).toContain('map-pin');
  expect(() => iconNode('truk')).toThrow(/no icon "truk". The nearest are truck, /);
});
