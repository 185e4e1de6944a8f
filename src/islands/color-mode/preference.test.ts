import { describe, expect, it } from 'vitest';
import { nextMode } from './preference';

describe('nextMode', () => {
  it.each([
    ['system', false, 'dark'],
    ['dark', false, 'light'],
    ['light', false, 'system'],
    ['system', true, 'light'],
    ['light', true, 'dark'],
    ['dark', true, 'system'],
  ] as const)('follows %s, where the system is dark: %s, with %s', (mode, systemIsDark, next) => {
    expect(nextMode(mode, systemIsDark)).toBe(next);
  });
});
