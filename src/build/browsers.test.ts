import { describe, expect, it } from 'vitest';
import { readBrowsers, scriptTargets, styleTargets } from './browsers.ts';

describe('the oldest browsers', () => {
  it('are read from lines of Browserslist', () => {
    expect(readBrowsers(['safari >= 16.4', 'ios_saf >= 15'])).toEqual([
      { name: 'safari', major: 16, minor: 4 },
      { name: 'ios_saf', major: 15, minor: 0 },
    ]);
  });

  it.each(['last 2 versions', 'safari 15', 'lynx >= 2'])('are no query such as "%s"', (query) => {
    expect(() => readBrowsers([query])).toThrow(`package.json: browserslist: found "${query}"`);
  });

  it('are one list for scripts and for styles', () => {
    expect(scriptTargets).toEqual(['chrome92.0', 'edge92.0', 'firefox91.0', 'safari15.0', 'ios15.0']);
    expect(styleTargets).toEqual({
      chrome: 92 << 16,
      edge: 92 << 16,
      firefox: 91 << 16,
      safari: 15 << 16,
      ios_saf: 15 << 16,
    });
  });
});
