/** The first half of `npm start`: builds the site, and prints warnings, errors and what there is now, but no steps. */
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
