import { isDeepStrictEqual } from 'node:util';
import type { PlainClientAPI, WebhookFilter } from 'contentful-management';
import { CONTENT_TYPE } from '../../contentful/settings.ts';
import type { SetUpOptions } from './client.ts';

const equals = (doc: 'sys.contentType.sys.id' | 'sys.environment.sys.id', id: string): WebhookFilter => ({
  equals: [{ doc }, id],
});
const posts = { name: 'Build the website', entity: 'Entry', what: CONTENT_TYPE };
const files = { name: 'Build the website: files', entity: 'Asset', what: 'files' };

/** Two, since a filter by content type lets no file pass, and a post may show any file. */
export const WEBHOOKS = [
  {
    id: 'website-build',
    label: 'Webhook',
    ...posts,
    filters: [equals('sys.contentType.sys.id', CONTENT_TYPE)],
  },
  { id: 'website-build-files', label: 'Webhook for files', ...files, filters: [] },
];

/** Creates a webhook that calls `url`, or mends it, and says what was done or would be, if anything. */
export async function setUpWebhook(
  client: PlainClientAPI,
  { id, name, entity, what, filters }: (typeof WEBHOOKS)[number],
  { space, environment, url, dryRun }: SetUpOptions & { url: string; dryRun: boolean },
): Promise<string | undefined> {
  const { items } = await client.webhook.getMany({});
  const known = items.find(({ sys }) => sys.id === id);
  const wanted = {
    ...known,
    name,
    url,
    headers: [],
    topics: ['publish', 'unpublish', 'delete'].map((action) => `${entity}.${action}`),
    filters: [...filters, equals('sys.environment.sys.id', environment)],
  };
  if (isDeepStrictEqual(wanted, known)) return undefined;

  if (!dryRun) {
    // The client's own way to create one lets Contentful choose the id, by which the next run has to find it.
    await (known === undefined
      ? client.raw.put(`/spaces/${space}/webhook_definitions/${id}`, wanted)
      : client.webhook.update({ webhookDefinitionId: id }, wanted));
  }
  const done = known === undefined ? 'created' : 'changed';
  // Whoever knows the whole address can start builds, so the host must do.
  return `${done}: publish, unpublish and delete of ${what} in ${environment} post to ${new URL(url).host}`;
}
