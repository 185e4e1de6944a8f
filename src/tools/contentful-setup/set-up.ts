import { isDeepStrictEqual } from 'node:util';
import { ContentfulError } from '../../contentful/errors.ts';
import { CONTENT_TYPE } from '../../contentful/fetch-entries.ts';
import { postFields, type Field } from './content-type.ts';
import type { ManagedResource, Management } from './management.ts';

/** What is to be set up. */
export interface Wanted {
  environment: string;
  siteUrl: string;
  /** Address that begins a build when it is posted to; without one there are no webhooks. */
  buildHook: string | undefined;
  /** Only says what would be done. */
  dryRun: boolean;
}

/** A webhook, what starts it, and where it looks. */
interface Webhook {
  id: string;
  /** Before a line about it. */
  label: string;
  name: string;
  entity: 'Entry' | 'Asset';
  /** What it is about, in words. */
  what: string;
  filters: object[];
}

/** Two, since a filter by content type lets no file pass. Any file may be one that a post shows. */
const WEBHOOKS: readonly Webhook[] = [
  {
    id: 'website-build',
    label: 'Webhook',
    name: 'Build the website',
    entity: 'Entry',
    what: CONTENT_TYPE,
    filters: [{ equals: [{ doc: 'sys.contentType.sys.id' }, CONTENT_TYPE] }],
  },
  {
    id: 'website-build-files',
    label: 'Webhook for files',
    name: 'Build the website: files',
    entity: 'Asset',
    what: 'files',
    filters: [],
  },
];

type AnyField = Record<string, unknown> & { id: string };

const kindOf = ({ type, linkType, items }: Partial<Field>) => [type, linkType, items?.type];

/** Fields as they should be: ours as we want them, in their places, and whatever else the type has. */
function mergeFields(wanted: readonly Field[], known: readonly AnyField[]): AnyField[] {
  const byId = new Map(known.map((field) => [field.id, field]));
  for (const field of wanted) {
    const other = byId.get(field.id);
    if (other !== undefined && !isDeepStrictEqual(kindOf(field), kindOf(other))) {
      throw new ContentfulError(
        `The content type ${CONTENT_TYPE} has a field ${field.id} of another type, which can not be changed. ` +
          `Rename or delete that field in Contentful, then run the set-up again.`,
      );
    }
  }
  const ours = new Set(wanted.map(({ id }) => id));
  return [
    ...wanted.map((field) => ({ ...byId.get(field.id), ...field })),
    ...known.filter(({ id }) => !ours.has(id)),
  ];
}

const fieldsOf = (resource: ManagedResource | undefined) => (resource?.['fields'] ?? []) as AnyField[];
const said = ({ dryRun }: Wanted, done: string, would: string) => (dryRun ? `would be ${would}` : done);

async function setUpContentType(api: Management, wanted: Wanted): Promise<string> {
  const path = `environments/${wanted.environment}/content_types/${CONTENT_TYPE}`;
  const known = await api.get(path);
  const fields = mergeFields(postFields(wanted.siteUrl), fieldsOf(known));
  const isSame = known !== undefined && isDeepStrictEqual(fields, fieldsOf(known));
  const isPublished =
    known?.sys.publishedVersion !== undefined && known.sys.publishedVersion === known.sys.version - 1;
  const name = `Content type ${CONTENT_TYPE}:`;
  if (isSame && isPublished) return `${name} is as it should be.`;

  if (!wanted.dryRun) {
    const description = 'A post of the website.';
    const type = { name: 'Blog post', description, displayField: 'title', ...withoutSys(known), fields };
    const changed = isSame ? known : await api.put(path, type, known?.sys.version);
    await api.put(`${path}/published`, undefined, changed.sys.version);
  }
  const list = fields.map(({ id }) => id).join(', ');
  if (known === undefined)
    return `${name} ${said(wanted, 'created', 'created')} and published with the fields ${list}.`;
  const before = new Map(fieldsOf(known).map((field) => [field.id, field]));
  const differing = fields
    .filter((field) => !isDeepStrictEqual(field, before.get(field.id)))
    .map(({ id }) => id);
  const what = isSame
    ? 'published'
    : `changed and published: ${differing.join(', ') || 'order of the fields'}`;
  return `${name} ${said(wanted, what, what)}.`;
}

function withoutSys(resource: ManagedResource | undefined): object {
  return Object.fromEntries(Object.entries(resource ?? {}).filter(([key]) => key !== 'sys'));
}

const definition = ({ name, entity, filters }: Webhook, buildHook: string, environment: string) => ({
  name,
  url: buildHook,
  topics: ['publish', 'unpublish', 'delete'].map((action) => `${entity}.${action}`),
  filters: [...filters, { equals: [{ doc: 'sys.environment.sys.id' }, environment] }],
  headers: [],
});

async function setUpWebhook(
  api: Management,
  wanted: Wanted,
  buildHook: string,
  webhook: Webhook,
): Promise<string> {
  const { environment } = wanted;
  const path = `webhook_definitions/${webhook.id}`;
  const known = await api.get(path);
  const defined = definition(webhook, buildHook, environment);
  const isSame = Object.entries(defined).every(([key, value]) => isDeepStrictEqual(known?.[key], value));
  if (known !== undefined && isSame) return `${webhook.label}: is as it should be.`;

  if (!wanted.dryRun) await api.put(path, { ...withoutSys(known), ...defined }, known?.sys.version);
  // Whoever knows the whole address can start builds, so the host must do.
  const what = `${known === undefined ? 'created' : 'changed'}: publish, unpublish and delete of ${webhook.what} in ${environment} post to ${new URL(buildHook).host}`;
  return `${webhook.label}: ${said(wanted, what, what)}.`;
}

async function setUpWebhooks(api: Management, wanted: Wanted): Promise<string[]> {
  const { buildHook } = wanted;
  if (buildHook === undefined) {
    return [
      'Webhooks: left alone, since CONTENTFUL_BUILD_HOOK is not set. Without them, publishing builds nothing.',
    ];
  }
  const lines: string[] = [];
  for (const webhook of WEBHOOKS) lines.push(await setUpWebhook(api, wanted, buildHook, webhook));
  return lines;
}

/**
 * Creates what the site needs in a space, or mends it; what is right stays untouched.
 *
 * @returns a line for each thing, saying what was done
 */
export async function setUp(api: Management, wanted: Wanted): Promise<string[]> {
  return [await setUpContentType(api, wanted), ...(await setUpWebhooks(api, wanted))];
}
