/**
 * Makes sure that the browser tests have a browser: Debian's Chromium without windows where root may install it, as in
 * a container, since the tests take half the time with it; else the one that is there, else Playwright's download,
 * else Debian's Chromium. Run it with `node e2e/support/install-browser.ts`; it prints one line of what it did.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { read } from '../../src/environment.ts';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

/** Downloads may be slow, and a blocked one may hang: after this time the next way is tried. */
const TIME_LIMIT_MS = 240_000;
/** The same for what can be done without. */
const SHORT_LIMIT_MS = 90_000;

/** A way to get a browser: commands that are run one after another. */
interface Way {
  name: string;
  commands: string[][];
}

const isChosen = read('CHROMIUM_PATH') !== undefined;
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? [] : ['sudo', '--non-interactive'];

/** Debian's package of a browser. */
const debianPackage = (name: string): Way => ({
  name: `Debian's package ${name}`,
  commands: [
    [...asRoot, 'apt-get', 'update'],
    [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', name],
  ],
});

const WAYS: Way[] = [
  { name: "Playwright's download", commands: [['npx', 'playwright', 'install', 'chromium']] },
  debianPackage('chromium'),
];

function run([command = '', ...args]: string[], timeout = TIME_LIMIT_MS): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout }).status === 0;
}

/** A browser that starts: a download may be there and lack libraries of the system. */
function workingBrowser(): string | undefined {
  const path = findBrowser();
  if (path === undefined) return undefined;
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0 ? path : undefined;
}

function installBrowser(): string | undefined {
  // Nothing is put on a computer of one's own while it has a browser.
  if (isRoot && existsSync('/usr/bin/apt-get') && findBrowser() !== HEADLESS_SHELL && !isChosen)
    debianPackage(basename(HEADLESS_SHELL)).commands.every((command) => run(command, SHORT_LIMIT_MS));
  const present = workingBrowser();
  if (present !== undefined) return `Browser: ${present}`;
  for (const { name, commands } of WAYS) {
    const path = commands.every((command) => run(command)) ? workingBrowser() : undefined;
    if (path !== undefined) return `Browser: installed ${name} at ${path}`;
  }
  return undefined;
}

const done = installBrowser();
if (done === undefined) {
  console.error(
    'No browser for the tests. Install Chromium or Chrome, or run "npx playwright install --with-deps chromium", ' +
      'or set CHROMIUM_PATH to a Chromium that is already there.',
  );
  process.exitCode = 1;
} else {
  console.log(done);
}
