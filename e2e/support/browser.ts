import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { read } from '../../src/environment.ts';

/** Chromium without windows, as Debian packs it: the same pages in about half the time of the whole browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Debian, Ubuntu, Fedora and macOS put Chromium and Chrome. */
const SYSTEM_PATHS = [
  HEADLESS_SHELL,
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
  const candidates = [read('CHROMIUM_PATH') ?? '', ...SYSTEM_PATHS, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}
