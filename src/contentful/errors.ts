/** Contentful could not be read. The message is one line: what happened and what to do. It never holds the token. */
export class ContentfulError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentfulError';
    // The trace of a loader tells an editor nothing, and Astro would print it.
    this.stack = '';
  }
}

/** An answer that is none: no JSON, no collection, cut short, or without some of its pages. */
export class AnswerError extends ContentfulError {}

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

/** The value of a key, where there is such a thing. */
function get(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Takes an error of the client apart. It puts what Contentful said as JSON into the message. */
function failureOf(error: unknown): Failure {
  const answer = error instanceof Error ? parsed(error.message) : undefined;
  const status = get(answer, 'status') ?? get(error, 'response', 'status');
  const details = get(answer, 'details', 'errors');
  const unknown =
    Array.isArray(details) && details.some((item) => get(item, 'name') === 'unknownContentType');
  return {
    status: typeof status === 'number' ? status : undefined,
    id: error instanceof Error ? error.name : '',
    message: asText(get(answer, 'message')) ?? (error instanceof Error ? error.message : ''),
    type: asText(get(answer, 'details', 'type')),
    unknownContentType: unknown,
    code: asText(get(error, 'code')),
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

function explain({ status, type, unknownContentType, code }: Failure): string {
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
  if (status !== undefined && status >= 400) return `Contentful refused the query (${status}).`;
  if (status !== undefined) return 'The answer of Contentful was cut short. Build again later.';
  return `Contentful can not be reached${code === undefined ? '' : ` (${code})`}. Check CONTENTFUL_HOST and the network.`;
}

/** Takes the token out of a text. */
export function redact(text: string, token: string): string {
  return token === '' ? text : text.replaceAll(token, '[token]');
}

/**
 * Puts whatever went wrong while Contentful was read into one line.
 *
 * @param error what was thrown
 */
export function describeFailure(error: unknown): string {
  if (error instanceof ContentfulError) return error.message;
  // The client meets a body that is no JSON where it expects a collection.
  if (error instanceof TypeError) return notACollection;
  return explain(failureOf(error));
}

/** In words: JSON of another shape, or no JSON at all. */
export const notACollection =
  'The answer of Contentful is no collection of entries. Check CONTENTFUL_HOST; a proxy may have answered.';
