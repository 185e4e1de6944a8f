import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { read } from '../../src/environment.ts';
import { findBrowser } from '../support/browser.ts';
import '../support/neutral-environment.ts';
import { submissionsFile } from '../support/submissions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = read('E2E_PORT');
const baseURL = `http://localhost:${port}`;
const executablePath = findBrowser();

/** Browser tests of the built site: run `npm run build` before. They need no network. */
export default defineConfig({
  testDir: '../specs',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Tests wait for what happens. These only end one that would wait for good, on a machine that is busy otherwise too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // As many as the cores of the machine that CI has: with one more it takes as long, and clocks run late.
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      // Where there is no browser, Playwright's own message says how to get one.
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '*.desk.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', testIgnore: '*.phone.spec.ts', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node src/tools/preview.ts',
    cwd: root,
    env: { PORT: port, SUBMISSIONS_FILE: submissionsFile },
    url: baseURL,
    reuseExistingServer: false,
  },
});
