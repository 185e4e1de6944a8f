import { expect, it } from 'vitest';
import { townGroups } from './town-groups.ts';

const town = (name: string, hauling: 'allowed' | 'ask' | 'barred') => ({
  ...{ id: name, name, latitude: 0, longitude: 0, labelSide: 'above' as const, sample: false, owner: {} },
  hauling,
});

const namesIn = (...towns: ReturnType<typeof town>[]) =>
  townGroups(towns).map((group) => [
    group.hauling,
    ...group.towns.map(({ name, number }) => `${number}${name}`),
  ]);

it('stand with those where the company hauls first, and are numbered in that order', () => {
  const towns = [town('A', 'barred'), town('B', 'allowed'), town('C', 'ask'), town('D', 'allowed')];
  expect(namesIn(...towns)).toEqual([
    ['allowed', '1B', '2D'],
    ['ask', '3C'],
    ['barred', '4A'],
  ]);
});

it('are no group where there are none', () => {
  expect(namesIn(town('A', 'ask'))).toEqual([['ask', '1A']]);
  expect(namesIn()).toEqual([]);
});
