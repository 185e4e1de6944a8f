import { rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesBelow } from '../support/dist.ts';
import { copySite } from '../support/site-copy.ts';
import { longPost, picture } from './stand-in/posts.ts';
import { startStandIn } from './stand-in/server.ts';
import { emptySpace, environmentOf } from './stand-in/space.ts';

const COUNTS = [10, 100, 1000, 5000];

/** What a build with a number of posts costs. */
interface Cost {
  posts: number;
  seconds: number;
  peakMB: number;
  outputMB: number;
  files: number;
}

async function measure(posts: number): Promise<Cost> {
  const space = emptySpace();
  for (let number = 1; number <= posts; number += 1) {
    space.entries.push(longPost(number));
    space.assets.push(picture(number));
  }
  const standIn = await startStandIn(space);
  const copy = copySite('bench');
  const start = performance.now();
  const { status, output } = await copy.buildAside(environmentOf(space, standIn.host), [
    '--import',
    resolve('e2e/contentful/support/print-peak-memory.ts'),
  ]);
  const seconds = (performance.now() - start) / 1000;
  await standIn.close();
  if (status !== 0) throw new Error(`The build with ${posts} posts failed:\n${output.slice(-2000)}`);

  const dist = join(copy.folder, 'dist');
  const sizes = filesBelow(dist).map((name) => statSync(join(dist, name)).size);
  rmSync(copy.folder, { recursive: true });
  return {
    posts,
    seconds: Math.round(seconds),
    peakMB: Math.round(Number(/peak memory: (\d+) kB/.exec(output)?.[1] ?? Number.NaN) / 1000),
    outputMB: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6),
    files: sizes.length,
  };
}

/*
 * `npm run bench:posts`: builds copies of the site with ever more remote posts of about 800 words, and prints what each
 * build costs. Numbers of posts may be given as arguments.
 */
const counts = process.argv.slice(2).map(Number);
const costs: Cost[] = [];
for (const posts of counts.length > 0 ? counts : COUNTS) {
  const cost = await measure(posts);
  costs.push(cost);
  console.log(
    `${cost.posts} posts: ${cost.seconds} s, ${cost.peakMB} MB of memory at most, ` +
      `${cost.outputMB} MB in ${cost.files} files`,
  );
}
const [thousand, fiveThousand] = [1000, 5000].map((posts) => costs.find((cost) => cost.posts === posts));
if (thousand !== undefined && fiveThousand !== undefined) {
  const ratio = (key: 'seconds' | 'outputMB') => (fiveThousand[key] / thousand[key]).toFixed(1);
  console.log(
    `5000 to 1000 posts: ${ratio('seconds')} times the time, ${ratio('outputMB')} times the output`,
  );
}
