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
    const ofStyles = Object.entries(styleTargets).map(
      ([name, version]) => `${name.replace('_saf', '')}${version >> 16}.${(version >> 8) & 255}`,
    );
    expect(ofStyles.length).toBeGreaterThanOrEqual(5);
    expect(ofStyles.sort()).toEqual(scriptTargets.toSorted());
  });
});
