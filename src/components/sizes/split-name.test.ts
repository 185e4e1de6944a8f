import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it.each([
  ["20 Yard 'The Steed'", ['20 Yard', "'The Steed'"]],
  ['20 Yard “The Steed”', ['20 Yard', '“The Steed”']],
  ['20 Yard Roll-Off', ['20 Yard Roll-Off', '']],
])('splits %s before its byname', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
