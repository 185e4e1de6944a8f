import { accessTokenInvalid, error, json, notFound, type Answer } from './answers.ts';
import type { Space, Versioned } from './space.ts';

/** A question to the management API. */
export interface ManagementRequest {
  method: string;
  path: string;
  token: string;
  version: number | undefined;
  body: string;
}

const versionMismatch = () =>
  error(409, 'VersionMismatch', 'The version of the resource is not the one you sent.');

function put(store: Map<string, Versioned>, id: string, request: ManagementRequest): Answer {
  const known = store.get(id);
  if (known !== undefined && request.version !== known.sys.version) return versionMismatch();
  const fields = JSON.parse(request.body) as Record<string, unknown>;
  const resource = { ...fields, sys: { ...known?.sys, id, version: (known?.sys.version ?? 0) + 1 } };
  store.set(id, resource);
  return json(known === undefined ? 201 : 200, resource);
}

interface Field {
  id: string;
  type: string;
}
const fieldsOf = (type: unknown) => (type as { fields?: Field[] } | undefined)?.fields ?? [];

/** Contentful refuses to change the type of a field, or to drop one that entries use. */
function refusal(known: Versioned | undefined, body: string): Answer | undefined {
  const wanted = new Map(fieldsOf(JSON.parse(body)).map((field) => [field.id, field.type]));
  const broken = fieldsOf(known).find(({ id, type }) => wanted.get(id) !== type);
  return broken && error(422, 'ValidationFailed', `The field ${broken.id} can't be changed.`);
}

const list = (store: Map<string, Versioned>) =>
  json(200, { sys: { type: 'Array' }, items: [...store.values()] });

function contentTypes(
  space: Space,
  id: string | undefined,
  publish: boolean,
  request: ManagementRequest,
): Answer {
  if (id === undefined) return list(space.contentTypes);
  const known = space.contentTypes.get(id);
  if (request.method === 'GET') return known ? json(200, known) : notFound({ type: 'ContentType', id });
  if (!publish) return refusal(known, request.body) ?? put(space.contentTypes, id, request);
  if (known === undefined) return notFound({ type: 'ContentType', id });
  if (request.version !== known.sys.version) return versionMismatch();
  const published = {
    ...known,
    sys: { ...known.sys, version: known.sys.version + 1, publishedVersion: known.sys.version },
  };
  space.contentTypes.set(id, published);
  return json(200, published);
}

function webhooks(space: Space, id: string | undefined, request: ManagementRequest): Answer {
  if (id === undefined) return list(space.webhooks);
  const known = space.webhooks.get(id);
  if (request.method === 'GET') return known ? json(200, known) : notFound({ type: 'WebhookDefinition', id });
  return put(space.webhooks, id, request);
}

/** Answers the few questions of the Content Management API that the set-up asks. */
export function manage(space: Space, request: ManagementRequest): Answer {
  if (request.token !== space.tokens.management) return accessTokenInvalid();
  const [, spaceId = '', rest = ''] = /^\/spaces\/([^/]+)\/(.*)$/.exec(request.path) ?? [];
  if (spaceId !== space.id) return notFound({ type: 'Space', id: spaceId });

  const [, environment, type, published] =
    /^environments\/([^/]+)\/content_types(?:\/([^/]+)(\/published)?)?$/.exec(rest) ?? [];
  if (environment !== undefined) {
    if (environment !== space.environment) return notFound({ type: 'Environment', id: environment });
    return contentTypes(space, type, published !== undefined, request);
  }
  const hook = /^webhook_definitions(?:\/([^/]+))?$/.exec(rest);
  return hook === null ? notFound({}) : webhooks(space, hook[1], request);
}
