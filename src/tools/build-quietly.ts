/**
 * Builds the site as `npm run build` does, and prints what a person needs of it: warnings, errors, and what there is
 * now. It is the first half of `npm start`.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutTelemetry } from '../environment.ts';
import { describeSite } from './describe-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

withoutTelemetry();
console.log(
  'Building the site. The first time it takes a minute or two, since all pictures are made in their sizes.',
);

try {
  const { build } = await import('astro');
  await build({ root, logLevel: 'warn' });
} catch (error) {
  // What says all in its message has no stack.
  const text =
    error instanceof Error && error.stack !== undefined && error.stack !== '' ? error.stack : String(error);
  console.error(text);
  process.exit(1);
}
console.log(await describeSite(join(root, 'dist')));
// Vite leaves watchers behind that would keep the process.
process.exit(0);
