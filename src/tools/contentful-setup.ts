import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSite } from '../collections/read-content.ts';
import { loadEnvironment } from '../host/load-environment.ts';
import { management } from './contentful-setup/management.ts';
import { readOptions } from './contentful-setup/options.ts';
import { setUp } from './contentful-setup/set-up.ts';

/** `npm run contentful:setup`: creates the content type of posts and the webhook that begins a build. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const root = fileURLToPath(new URL('../..', import.meta.url));
  loadEnvironment(root);
  const { host, space, token, environment, buildHook } = readOptions(process.env);
  // The address that the file names: a trial address in SITE_URL passes.
  const { url: siteUrl } = await readSite(root);
  const lines = await setUp(management(host, space, token), {
    ...{ environment, siteUrl, buildHook },
    dryRun: values['dry-run'],
  });
  for (const line of lines) console.log(line);
  if (values['dry-run']) console.log('This was a dry run: nothing was changed.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
