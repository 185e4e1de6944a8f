/** `npm run contentful:setup`: creates the content type of posts and the webhooks that begin a build. */
import { parseArgs } from 'node:util';
import { readSite } from '../collections/read-content.ts';
import { environment } from '../environment.ts';
import { explain, managementClient } from './contentful-setup/client.ts';
import { readOptions } from './contentful-setup/options.ts';
import { setUp } from './contentful-setup/set-up.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (root) => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dryRun = values['dry-run'];
  const options = readOptions(environment);
  // The address that the file names: a trial address in SITE_URL passes.
  const { url: siteUrl } = await readSite(root);
  const lines = await setUp(managementClient(options), { ...options, siteUrl, dryRun }).catch(
    (error: unknown) => {
      throw explain(error, options.token);
    },
  );
  for (const line of lines) console.log(line);
  if (dryRun) console.log('This was a dry run: nothing was changed.');
});
