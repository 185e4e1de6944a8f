import { describe, expect, it } from 'vitest';
import { refusesTracking } from './start-tag-manager.ts';

describe('a visitor refuses to be counted', () => {
  it.each<[string, Parameters<typeof refusesTracking>[0], boolean]>([
    ['with Global Privacy Control', { globalPrivacyControl: true }, true],
    ['with Do Not Track', { doNotTrack: '1' }, true],
    ['with neither, in a browser that knows both', { globalPrivacyControl: false, doNotTrack: null }, false],
    ['with neither, in a browser that knows neither', {}, false],
    ['with Do Not Track left open', { doNotTrack: 'unspecified' }, false],
  ])('%s: %#', (_, signals, expected) => {
    expect(refusesTracking(signals)).toBe(expected);
  });
});
