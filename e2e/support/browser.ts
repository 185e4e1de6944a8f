import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';

/** Where Debian, Ubuntu, Fedora and macOS put Chromium and Chrome. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser that the tests run: `CHROMIUM_PATH` from the environment, else the system's, else Playwright's own
 * download.
 *
 * @returns the path of a file that exists, or `undefined` when there is none
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...SYSTEM_PATHS, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}
