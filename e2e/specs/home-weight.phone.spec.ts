import { expect, test } from 'playwright/test';
import { weighPage } from '../support/weigh-page.ts';

const KB = 1000;

/** Three quarters of a second on a slow mobile line of 1.6 Mbit/s, the one that Lighthouse's phone has. */
const MAX_BYTES = 150 * KB;

/** A browser asks a server without HTTP/2 for six things at a time: two rounds have to do. */
const MAX_REQUESTS = 12;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });

test(`home opens with at most ${MAX_BYTES / KB} kB in ${MAX_REQUESTS} requests, pictures and fonts included, at 412 pixels and 2x`, async ({
  page,
}) => {
  const weight = await weighPage(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(weight.bytes).toBeGreaterThan(0);
  expect(weight.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(weight.requests.length, weight.requests.join(', ')).toBeLessThanOrEqual(MAX_REQUESTS);
});
