/**
 * Builds the site as `npm run build` does, and prints what a person needs of it: warnings, errors, and what there is
 * now. It is the first half of `npm start`.
 */
import { join } from 'node:path';
import { withoutTelemetry } from '../environment.ts';
import { describeSite } from './describe-site.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (root) => {
  withoutTelemetry();
  console.log(
    'Building the site. The first time it takes a minute or two, since all pictures are made in their sizes.',
  );
  const { build } = await import('astro');
  await build({ root, logLevel: 'warn' });
  console.log(await describeSite(join(root, 'dist')));
});
// Vite leaves watchers behind that would keep the process.
process.exit();
