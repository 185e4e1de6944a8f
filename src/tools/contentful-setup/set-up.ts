import { isDeepStrictEqual } from 'node:util';
import {
  isPublished,
  isUpdated,
  type ContentFields,
  type PlainClientAPI,
  type WebhookFilter,
} from 'contentful-management';
import { ContentfulError } from '../../contentful/failure.ts';
import { CONTENT_TYPE } from '../../contentful/settings.ts';
import { postFields } from './content-type.ts';
import type { SetUpOptions } from './options.ts';

/** What is to be set up, and where. */
export interface Wanted extends SetUpOptions {
  siteUrl: string;
  /** Only says what would be done. */
  dryRun: boolean;
}

/** Two, since a filter by content type lets no file pass, and a post may show any file. */
const WEBHOOKS = [
  { id: 'website-build', label: 'Webhook', name: 'Build the website', entity: 'Entry', what: CONTENT_TYPE },
  {
    id: 'website-build-files',
    label: 'Webhook for files',
    name: 'Build the website: files',
    entity: 'Asset',
    what: 'files',
  },
] as const;

type Doc = 'sys.contentType.sys.id' | 'sys.environment.sys.id';
const equals = (doc: Doc, id: string): WebhookFilter => ({ equals: [{ doc }, id] });

const UNCHANGED = 'is as it should be';

const kindOf = ({ type, linkType, items }: ContentFields) => [type, linkType, items?.type];

/** Fields as they should be: ours as we want them, in their places, and whatever else the type has. */
function mergeFields(wanted: readonly ContentFields[], known: readonly ContentFields[]): ContentFields[] {
  const ours = wanted.map((field) => {
    const before = known.find(({ id }) => id === field.id);
    if (before !== undefined && !isDeepStrictEqual(kindOf(field), kindOf(before))) {
      throw new ContentfulError(
        `The content type ${CONTENT_TYPE} has a field ${field.id} of another type, which can't be changed. ` +
          'Rename or delete that field in Contentful, then run the set-up again.',
      );
    }
    return { ...before, ...field };
  });
  return [...ours, ...known.filter(({ id }) => !wanted.some((field) => field.id === id))];
}

async function setUpContentType(client: PlainClientAPI, { siteUrl, dryRun }: Wanted): Promise<string> {
  const params = { contentTypeId: CONTENT_TYPE };
  // A list, since a missing space then can't be taken for a missing content type.
  const { items } = await client.contentType.getMany({ query: { limit: 1000 } });
  const known = items.find(({ sys }) => sys.id === CONTENT_TYPE);
  const before = known?.fields ?? [];
  const fields = mergeFields(postFields(siteUrl), before);
  const isSame = isDeepStrictEqual(fields, before);
  if (known !== undefined && isSame && isPublished(known) && !isUpdated(known)) return UNCHANGED;

  if (!dryRun) {
    const blogPost = {
      name: 'Blog post',
      description: 'A post of the website.',
      displayField: 'title',
      fields,
    };
    const saved =
      known === undefined
        ? await client.contentType.createWithId(params, blogPost)
        : await client.contentType.update(params, { ...known, fields });
    await client.contentType.publish(params, saved);
  }
  const namesOf = (some: ContentFields[]) => some.map(({ id }) => id).join(', ');
  if (known === undefined) return `created and published with the fields ${namesOf(fields)}`;
  if (isSame) return 'published';
  const differing = fields.filter((field) => !before.some((other) => isDeepStrictEqual(field, other)));
  return `changed and published: ${namesOf(differing) || 'order of the fields'}`;
}

async function setUpWebhook(
  client: PlainClientAPI,
  { space, environment, dryRun }: Wanted,
  url: string,
  { id, name, entity, what }: (typeof WEBHOOKS)[number],
): Promise<string> {
  const { items } = await client.webhook.getMany({});
  const known = items.find(({ sys }) => sys.id === id);
  const wanted = {
    ...known,
    ...{ name, url, headers: [] },
    topics: ['publish', 'unpublish', 'delete'].map((action) => `${entity}.${action}`),
    filters: [
      ...(entity === 'Entry' ? [equals('sys.contentType.sys.id', CONTENT_TYPE)] : []),
      equals('sys.environment.sys.id', environment),
    ],
  };
  if (isDeepStrictEqual(wanted, known)) return UNCHANGED;

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

/**
 * Creates what the site needs in a space, or mends it; what is right stays untouched.
 *
 * @returns a line for each thing, saying what was done, or would be
 * @throws errors of the client as they are
 */
export async function setUp(client: PlainClientAPI, wanted: Wanted): Promise<string[]> {
  const line = (label: string, done: string) =>
    `${label}: ${wanted.dryRun && done !== UNCHANGED ? 'would be ' : ''}${done}.`;
  const lines = [line(`Content type ${CONTENT_TYPE}`, await setUpContentType(client, wanted))];
  const { buildHook } = wanted;
  if (buildHook === undefined) {
    const why = 'since CONTENTFUL_BUILD_HOOK is not set. Without them, publishing builds nothing.';
    return [...lines, `Webhooks: left alone, ${why}`];
  }
  for (const webhook of WEBHOOKS) {
    lines.push(line(webhook.label, await setUpWebhook(client, wanted, buildHook, webhook)));
  }
  return lines;
}
