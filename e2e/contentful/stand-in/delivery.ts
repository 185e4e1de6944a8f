import { createHash } from 'node:crypto';
import { accessTokenInvalid, error, json, notFound, type Answer } from './answers.ts';
import type { Link, Resource, Space } from './space.ts';

/** A question to the delivery API. */
export interface DeliveryRequest {
  url: URL;
  token: string;
  ifNoneMatch: string | undefined;
  preview: boolean;
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'sys' in value &&
  (value.sys as { type?: unknown } | undefined)?.type === 'Link';

/** Every link below a value, without calling itself: bodies may be of any depth. */
function linksIn(value: unknown): Link[] {
  const links: Link[] = [];
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (isLink(next)) links.push(next);
    else if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) open.push(inner);
  }
  return links;
}

function compare(one: Resource, other: Resource, key: string): number {
  const name = key.replace(/^-?sys\./, '') as keyof Resource['sys'];
  const [first, second] = [one.sys[name] ?? '', other.sys[name] ?? ''];
  const order = first < second ? -1 : Number(first > second);
  return key.startsWith('-') ? -order : order;
}

const ordered = (entries: Resource[], order: string) =>
  entries.toSorted((one, other) => {
    const keys = order === '' ? ['-sys.updatedAt'] : order.split(',');
    return keys.map((key) => compare(one, other, key)).find((result) => result !== 0) ?? 0;
  });

function shown(resource: Resource, type: 'Entry' | 'Asset', space: Space, select: string[]): object {
  const { contentType, ...sys } = resource.sys;
  const inSpace = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
  const full = {
    metadata: { tags: [], concepts: [] },
    sys: {
      space: inSpace('Space', space.id),
      ...sys,
      type,
      environment: inSpace('Environment', space.environment),
      revision: 1,
      ...(contentType && { contentType: inSpace('ContentType', contentType) }),
      locale: 'en-US',
    },
    fields: resource.fields,
  };
  if (select.length === 0) return full;
  const fields = Object.entries(resource.fields).filter(
    ([name]) => select.includes('fields') || select.includes(`fields.${name}`),
  );
  return {
    ...(select.some((key) => key.startsWith('sys')) && { sys: full.sys }),
    ...(select.some((key) => key.startsWith('fields')) && { fields: Object.fromEntries(fields) }),
  };
}

/** Resources that the items link to, level by level, and the links that lead nowhere. */
function linked(items: Resource[], depth: number, space: Space, visible: (resource: Resource) => boolean) {
  const inItems = new Set(items.map(({ sys }) => sys.id));
  const found = { Entry: new Map<string, Resource>(), Asset: new Map<string, Resource>() };
  const errors: object[] = [];
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Resource[] = [];
    for (const { sys } of level.flatMap(({ fields }) => linksIn(fields))) {
      if ((sys.linkType === 'Entry' && inItems.has(sys.id)) || found[sys.linkType].has(sys.id)) continue;
      const pool = sys.linkType === 'Entry' ? space.entries : space.assets;
      const resource = byId(pool).get(sys.id);
      if (resource === undefined || !visible(resource)) {
        errors.push({ sys: { id: 'notResolvable', type: 'error' }, details: { ...sys } });
        continue;
      }
      found[sys.linkType].set(sys.id, resource);
      next.push(resource);
    }
    level = next;
  }
  return { found, errors };
}

const indexes = new WeakMap<Resource[], { length: number; index: Map<string, Resource> }>();

/** Resources by id, made anew when their number changes: with thousands of posts a search for each would take minutes. */
function byId(resources: Resource[]): Map<string, Resource> {
  const known = indexes.get(resources);
  if (known?.length === resources.length) return known.index;
  const index = new Map(resources.map((resource) => [resource.sys.id, resource]));
  indexes.set(resources, { length: resources.length, index });
  return index;
}

function invalidQuery(name: string, value: string): Answer {
  const message =
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable.';
  return error(400, 'InvalidQuery', message, { errors: [{ name, value }] });
}

function collection(space: Space, parameters: URLSearchParams, preview: boolean): Answer {
  const number = (name: string, otherwise: number) => Number(parameters.get(name) ?? otherwise);
  const type = parameters.get('content_type');
  const limit = number('limit', 100);
  if (limit > 1000 || limit < 0) return error(400, 'BadRequest', 'The limit must be between 0 and 1000.');
  if (type !== null && !space.knownTypes.includes(type))
    return invalidQuery('unknownContentType', 'DOESNOTEXIST');

  const visible = ({ draft = false }: Resource) => preview || !draft;
  const matching = space.entries.filter(
    (entry) => visible(entry) && (type === null || entry.sys.contentType === type),
  );
  const skip = number('skip', 0);
  const items = ordered(matching, parameters.get('order') ?? '').slice(skip, skip + limit);
  const select = parameters.get('select')?.split(',') ?? [];
  const { found, errors } = linked(items, number('include', 1), space, visible);
  const list = (kind: 'Entry' | 'Asset') =>
    [...found[kind].values()].map((item) => shown(item, kind, space, []));
  const includes = {
    ...(found.Entry.size > 0 && { Entry: list('Entry') }),
    ...(found.Asset.size > 0 && { Asset: list('Asset') }),
  };
  const answer = json(200, {
    sys: { type: 'Array' },
    total: matching.length,
    skip,
    limit,
    items: items.map((item) => shown(item, 'Entry', space, select)),
    ...(errors.length > 0 && { errors }),
    ...(Object.keys(includes).length > 0 && { includes }),
  });
  if (answer.body.length <= space.sizeLimit) return answer;
  const message = `Response size too big. Maximum allowed response size: ${space.sizeLimit}B.`;
  return error(400, 'BadRequest', message);
}

/** Answers as the Content Delivery API does, or as the Content Preview API. */
export function deliver(space: Space, { url, token, ifNoneMatch, preview }: DeliveryRequest): Answer {
  const [, spaceId, environment, rest] =
    /^\/spaces\/([^/]+)\/environments\/([^/]+)\/(entries)$/.exec(url.pathname) ?? [];
  if (token !== (preview ? space.tokens.preview : space.tokens.delivery)) return accessTokenInvalid();
  if (spaceId !== space.id) return notFound({ type: 'Space', id: spaceId });
  if (environment !== space.environment) {
    return notFound({ type: 'Environment', id: environment, environment, space: space.id });
  }
  if (rest === undefined) return notFound({});

  const answer = collection(space, url.searchParams, preview);
  const etag = `W/"${createHash('sha256').update(answer.body).digest('hex').slice(0, 20)}"`;
  const headers = { ...answer.headers, ETag: etag };
  return ifNoneMatch === etag ? { status: 304, headers, body: '' } : { ...answer, headers };
}
