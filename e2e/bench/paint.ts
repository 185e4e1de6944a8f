import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../support/browser.ts';
import { postPaths, servicePaths } from '../support/routes.ts';
import { serveCompressed } from './compressed-site.ts';

const LIGHTHOUSE = 'lighthouse@13';
const RUNS = 3;
const PAGES = ['/', ...servicePaths.slice(0, 1), ...postPaths.slice(0, 1), '/contact'];
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors';

/** The part of Lighthouse's report that is of use here. */
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
}

/** What one page costs on Lighthouse's phone. Times in milliseconds. */
interface Measure {
  lcp: number;
  shift: number;
  bytes: number;
  requests: number;
  scores: string;
}

// The site is served by this very process, which must not stand still meanwhile.
const run = promisify(execFile);

async function measure(url: string): Promise<Measure> {
  const flags = ['--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 64e6,
  });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    scores: Object.values(categories)
      .map(({ score }) => Math.round(score * 100))
      .join('/'),
  };
}

/** The run in the middle, by its largest paint. One after the other, so that none slows another down. */
async function middleOf(url: string): Promise<Measure> {
  const runs: Measure[] = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await measure(url));
  const middle = runs.sort((a, b) => a.lcp - b.lcp)[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error('No run of Lighthouse came to an end.');
  return middle;
}

/*
 * `npm run bench:paint`: Lighthouse's phone on an empty page and on one page of each kind, from one server, and how much
 * later than on the empty page the largest paint comes. Run `npm run build` before, on a machine that does nothing else.
 * It fetches Lighthouse from the registry.
 */
const site = await serveCompressed('dist');
const empty = await middleOf(`${site.url}/empty`);
console.log(`an empty page: largest paint ${Math.round(empty.lcp)} ms`);
for (const path of PAGES) {
  const { lcp, shift, bytes, requests, scores } = await middleOf(`${site.url}${path}`);
  console.log(
    `${path}: ${scores}, largest paint ${Math.round(lcp)} ms (${(lcp / empty.lcp).toFixed(2)} times), ` +
      `shift ${shift}, ${Math.round(bytes / 1000)} kB in ${requests} requests`,
  );
}
site.stop();
