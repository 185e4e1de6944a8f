import type { Targets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/** A line of the list: the oldest version of one browser. Other queries have no single version to build for. */
const OLDEST = /^(?<name>chrome|edge|firefox|ios_saf|safari) >= (?<major>\d+)(?:\.(?<minor>\d+))?$/;

/** The oldest version of a browser that the site is built for, by Browserslist's name. */
interface Browser {
  name: keyof Targets;
  major: number;
  minor: number;
}

/**
 * Reads a list of oldest browsers. Browserslist's own reader is not asked, since its data grow old: half a year after an
 * install it would print a warning into each build.
 *
 * @param queries lines such as "safari >= 15"
 * @throws {Error} naming a line of another form
 */
export function readBrowsers(queries: readonly string[]): Browser[] {
  return queries.map((query) => {
    const { name, major, minor = '0' } = OLDEST.exec(query)?.groups ?? {};
    if (name === undefined || major === undefined) {
      throw new Error(
        `package.json: browserslist: found "${query}". Allowed is a browser and its oldest version, such as "safari >= 15".`,
      );
    }
    return { name: name as keyof Targets, major: Number(major), minor: Number(minor) };
  });
}

const browsers = readBrowsers(manifest.browserslist);

/** The oldest browsers as Vite's build target: what it makes of scripts and styles runs in them. */
export const scriptTargets = browsers.map(
  ({ name, major, minor }) => `${name.replace('_saf', '')}${major}.${minor}`,
);

/** The oldest browsers as Lightning CSS takes them: a byte for each part of the version. */
export const styleTargets: Targets = Object.fromEntries(
  browsers.map(({ name, major, minor }) => [name, (major << 16) | (minor << 8)]),
);
