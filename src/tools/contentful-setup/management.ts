import { setTimeout } from 'node:timers/promises';
import { isLoopback } from '../../contentful/environment.ts';
import { ContentfulError, redact } from '../../contentful/errors.ts';
import { pauseMs } from '../../contentful/pause.ts';

/** A resource of the management API. Whoever changes it must name the version that it knows. */
export interface ManagedResource {
  sys: { id: string; version: number; publishedVersion?: number };
  [field: string]: unknown;
}

/** Asks and tells the management API; paths begin below the space. */
export interface Management {
  get: (path: string) => Promise<ManagedResource | undefined>;
  put: (path: string, body: object | undefined, version: number | undefined) => Promise<ManagedResource>;
}

type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const ATTEMPTS = 4;
const TIMEOUT_MS = 20_000;

const REMEDIES: ReadonlyMap<number, string> = new Map([
  [
    401,
    'Contentful refused the token. Correct CONTENTFUL_MANAGEMENT_TOKEN: it wants a token of the Management API.',
  ],
  [403, 'The token may not change this space. Use one of a person who may.'],
  [
    404,
    'Contentful found no such space or environment. Correct CONTENTFUL_SPACE_ID or CONTENTFUL_ENVIRONMENT.',
  ],
  [409, 'Somebody changed it at the same moment. Run the set-up again.'],
  [429, 'Contentful had too many requests. Run the set-up again in a minute.'],
]);

async function messageOf(response: Response): Promise<string> {
  const remedy = REMEDIES.get(response.status);
  if (remedy !== undefined) return `${remedy} (${response.status})`;
  const answer = (await response.json().catch(() => ({}))) as { message?: unknown };
  const said = typeof answer.message === 'string' ? `: ${answer.message.replace(/\s+/g, ' ')}` : '.';
  return `Contentful refused a change (${response.status})${said}`;
}

/** Milliseconds until the next attempt; `undefined` where another would not help. */
function pause({ status, headers }: Response, attempt: number): number | undefined {
  if (attempt === ATTEMPTS || (status !== 429 && status < 500)) return undefined;
  return pauseMs(attempt, headers.get('X-Contentful-RateLimit-Reset'));
}

/**
 * The management API of a space.
 *
 * @param host its name; plain HTTP is for this machine alone
 */
export function management(host: string, space: string, token: string): Management {
  const base = `${isLoopback(host) ? 'http' : 'https'}://${host}/spaces/${space}`;

  const request = async (path: string, options: RequestOptions, attempt = 1): Promise<Response> => {
    const response = await fetch(`${base}/${path}`, {
      ...options,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...options.headers,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/vnd.contentful.management.v1+json',
      },
    }).catch(() => {
      throw new ContentfulError(
        'Contentful can not be reached. Check CONTENTFUL_MANAGEMENT_HOST and the network.',
      );
    });
    const ms = pause(response, attempt);
    if (ms === undefined) return response;
    await setTimeout(ms);
    return request(path, options, attempt + 1);
  };
  const resource = async (response: Response): Promise<ManagedResource> => {
    if (!response.ok) throw new ContentfulError(redact(await messageOf(response), token));
    return (await response.json()) as ManagedResource;
  };

  return {
    get: async (path) => {
      const response = await request(path, { method: 'GET' });
      const answer =
        response.status === 404
          ? ((await response
              .clone()
              .json()
              .catch(() => ({}))) as object)
          : {};
      const missing = 'details' in answer ? (answer.details as { type?: unknown } | null)?.type : undefined;
      // A missing space is an error; a missing content type is why the set-up runs.
      const isResource = missing === 'ContentType' || missing === 'WebhookDefinition';
      return isResource ? undefined : resource(response);
    },
    put: async (path, body, version) =>
      resource(
        await request(path, {
          method: 'PUT',
          headers: version === undefined ? {} : { 'X-Contentful-Version': String(version) },
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
  };
}
