import { oneLine, shorten } from '../lib/text.ts';
import { AnswerError, ContentfulError, notACollection } from './errors.ts';

/** What is known of a request that failed. */
interface Failure {
  status: number | undefined;
  /** The name that Contentful gives the error, such as `AccessTokenInvalid`. */
  id: string;
  message: string;
  /** What could not be found: `Space`, `Environment`. */
  type: string | undefined;
  unknownContentType: boolean;
  /** The code of a connection that failed, such as `ECONNREFUSED`. */
  code: string | undefined;
}

/** The value at keys of whatever it is, where there is such a thing. */
export function valueAt(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The client meets a body that is no JSON where it expects a collection, and then throws a type error. */
const isNoAnswer = (error: unknown) => error instanceof AnswerError || error instanceof TypeError;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Takes an error of the client apart. It puts what Contentful said as JSON into the message. */
export function failureOf(error: unknown): Failure {
  const answer = error instanceof Error ? parsed(error.message) : undefined;
  const status = valueAt(answer, 'status') ?? valueAt(error, 'response', 'status');
  const details = valueAt(answer, 'details', 'errors');
  const unknown =
    Array.isArray(details) && details.some((item) => valueAt(item, 'name') === 'unknownContentType');
  return {
    status: typeof status === 'number' ? status : undefined,
    id: error instanceof Error ? error.name : '',
    message: asText(valueAt(answer, 'message')) ?? (error instanceof Error ? error.message : ''),
    type: asText(valueAt(answer, 'details', 'type')),
    unknownContentType: unknown,
    code: asText(valueAt(error, 'code')),
  };
}

/** Whether Contentful refused a page because it would be too long. */
export function isTooBig(error: unknown): boolean {
  const { status, message } = failureOf(error);
  return status === 400 && /^response size too big/i.test(message);
}

const NOT_FOUND: ReadonlyMap<string | undefined, string> = new Map([
  ['Space', 'Contentful knows no such space. Correct CONTENTFUL_SPACE_ID.'],
  [
    'Environment',
    'The space has no such environment. Correct CONTENTFUL_ENVIRONMENT, or remove it for master.',
  ],
]);

/**
 * Whether a failure may be gone a moment later: the connection, the server, the rate, or an answer that is none. A
 * question that Contentful refuses it will refuse again.
 */
export function mayPass(error: unknown): boolean {
  if (isNoAnswer(error)) return true;
  const { status = 0 } = failureOf(error);
  return status < 400 || status === 429 || status >= 500;
}

/** What happened to one attempt, as a sentence. */
export function whatHappened(error: unknown): string {
  const { status, code } = failureOf(error);
  if (isNoAnswer(error)) return 'The answer of Contentful was no collection of entries.';
  if (status === undefined)
    return `Contentful could not be reached${code === undefined ? '' : ` (${code})`}.`;
  return status < 400 ? 'The answer of Contentful was cut short.' : `Contentful answered ${status}.`;
}

function explain({ status, message, type, unknownContentType, code }: Failure): string {
  if (status === 401) {
    return (
      'Contentful refused the access token (401). Correct CONTENTFUL_ACCESS_TOKEN: cdn.contentful.com wants a token ' +
      'of the Content Delivery API, preview.contentful.com one of the Content Preview API.'
    );
  }
  if (status === 403) {
    return 'The access token may not read this space (403). Give its API key the environment of CONTENTFUL_ENVIRONMENT.';
  }
  if (status === 404) {
    const either =
      'Contentful found nothing there (404). Correct CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT or CONTENTFUL_HOST.';
    return NOT_FOUND.get(type) ?? either;
  }
  if (unknownContentType) {
    return 'The space has no content type blogPost. Create it with: npm run contentful:setup';
  }
  if (status === 429) {
    return 'Contentful answered that there were too many requests (429) until the build gave up. Build again later.';
  }
  if (status !== undefined && status >= 500) {
    return `Contentful failed (${status}) until the build gave up. Build again later; www.contentfulstatus.com tells more.`;
  }
  if (status !== undefined && status >= 400) {
    const said = shorten(oneLine(message), 300);
    return `Contentful refused the query (${status})${said === '' ? '.' : `: ${said}`}`;
  }
  if (status !== undefined) return 'The answer of Contentful was cut short. Build again later.';
  return `Contentful cannot be reached${code === undefined ? '' : ` (${code})`}. Check CONTENTFUL_HOST and the network.`;
}

/**
 * Puts whatever went wrong while Contentful was read into one line.
 *
 * @param error what was thrown
 */
export function describeFailure(error: unknown): string {
  if (error instanceof ContentfulError) return error.message;
  if (isNoAnswer(error)) return notACollection;
  return explain(failureOf(error));
}
