import { Features, type Targets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/** A line of the list: the oldest version of one browser. Other queries have no single version to build for. */
const OLDEST = /^(?<name>chrome|edge|firefox|ios_saf|safari) >= (?<major>\d+)(?:\.(?<minor>\d+))?$/;

/** Reads lines such as "safari >= 15". Browserslist's own reader would warn in builds once its data are old. */
export const readBrowsers = (queries: readonly string[]) =>
  queries.map((query) => {
    const { name, major, minor = 0 } = OLDEST.exec(query)?.groups ?? {};
    if (name !== undefined) return { name, major: Number(major), minor: Number(minor) };
    throw new Error(
      `package.json: browserslist: found "${query}". Allowed is a browser and its oldest version, such as "safari >= 15".`,
    );
  });

const browsers = readBrowsers(manifest.browserslist);

/** The oldest browsers as Vite's build target: what it makes of scripts and styles runs in them. */
export const scriptTargets = browsers.map(
  ({ name, major, minor }) => `${name.replace('_saf', '')}${major}.${minor}`,
);

/** What Lightning CSS is not to write for the oldest browsers: the theme has fonts of its own after `system-ui`. */
export const LEFT_OUT = Features.FontFamilySystemUi;

/** The oldest browsers as Lightning CSS takes them: a byte for each part of the version. */
export const styleTargets: Targets = Object.fromEntries(
  browsers.map(({ name, major, minor }) => [name, (major << 16) | (minor << 8)]),
);
