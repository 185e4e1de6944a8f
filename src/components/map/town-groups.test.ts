import { expect, it } from 'vitest';
import { townGroups } from './town-groups.ts';

const town = (name: string, hauling: 'allowed' | 'ask' | 'barred') => ({
  ...{ id: name, name, latitude: 0, longitude: 0, labelSide: 'above' as const, sample: false, owner: {} },
  hauling,
});

const namesIn = (...towns: ReturnType<typeof town>[]) =>
  townGroups(towns).map((group) => [group.hauling, ...group.towns.map(({ name }) => name)]);

it('stand with those where the company hauls first, in the order of the list', () => {
  const towns = [town('A', 'barred'), town('B', 'allowed'), town('C', 'ask'), town('D', 'allowed')];
  expect(namesIn(...towns)).toEqual([
    ['allowed', 'B', 'D'],
    ['ask', 'C'],
    ['barred', 'A'],
  ]);
});

it('are no group where there are none', () => {
  expect(namesIn(town('A', 'ask'))).toEqual([['ask', 'A']]);
  expect(namesIn()).toEqual([]);
});
