/**
 * Makes sure that the browser tests have a browser: takes the one that is there, else Playwright's download, else
 * Debian's package. Run it with `node e2e/support/install-browser.ts`; it prints one line of what it did.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** Downloads may be slow, and a blocked one may hang: after this time the next way is tried. */
const TIME_LIMIT_MS = 240_000;

/** A way to get a browser: commands that are run one after another. */
interface Way {
  name: string;
  commands: string[][];
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];

const WAYS: Way[] = [
  { name: "Playwright's download", commands: [['npx', 'playwright', 'install', 'chromium']] },
  {
    name: "Debian's package",
    commands: [
      [...asRoot, 'apt-get', 'update'],
      [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
];

function run([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: TIME_LIMIT_MS }).status === 0;
}

/** A browser that starts: a download may be there and lack libraries of the system. */
function workingBrowser(): string | undefined {
  const path = findBrowser();
  if (path === undefined) return undefined;
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0 ? path : undefined;
}

function installBrowser(): string | undefined {
  const present = workingBrowser();
  if (present !== undefined) return `Browser: ${present}`;
  for (const { name, commands } of WAYS) {
    const path = commands.every(run) ? workingBrowser() : undefined;
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
