/** `npm run contentful:setup`: creates the content type of posts and the webhooks that begin a build. */
import { parseArgs } from 'node:util';
import { readSite } from '../collections/read-content.ts';
import { CONTENT_TYPE } from '../contentful/settings.ts';
import { environment } from '../environment.ts';
import { explain, managementClient, readOptions } from './contentful-setup/client.ts';
import { setUpContentType } from './contentful-setup/content-type.ts';
import { setUpWebhook, WEBHOOKS } from './contentful-setup/webhooks.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (root) => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dryRun = values['dry-run'];
  const options = readOptions(environment);
  const { buildHook: url } = options;
  const client = managementClient(options);
  const say = (label: string, done: string | undefined) => {
    const what = done === undefined ? 'is as it should be' : `${dryRun ? 'would be ' : ''}${done}`;
    console.log(`${label}: ${what}.`);
  };
  // The address that the file names: a trial address in SITE_URL passes.
  const { url: siteUrl } = await readSite(root);
  try {
    say(`Content type ${CONTENT_TYPE}`, await setUpContentType(client, siteUrl, dryRun));
    if (url === undefined) {
      const why = 'since CONTENTFUL_BUILD_HOOK is not set. Without them, publishing builds nothing.';
      console.log(`Webhooks: left alone, ${why}`);
    } else {
      for (const webhook of WEBHOOKS) {
        say(webhook.label, await setUpWebhook(client, webhook, { ...options, url, dryRun }));
      }
    }
  } catch (error) {
    throw explain(error, options.token);
  }
  if (dryRun) console.log('This was a dry run: nothing was changed.');
});
