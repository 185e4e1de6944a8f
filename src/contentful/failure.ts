import { oneLine, shorten } from '../lib/text.ts';
import { asText, at, listOf } from './json.ts';
import { CONTENT_TYPE } from './settings.ts';

/** Contentful could not be read. The message is one line: what happened and what to do. It never holds the token. */
export class ContentfulError extends Error {
  override name = 'ContentfulError';
  // The trace of a loader tells an editor nothing, and Astro would print it.
  override stack = '';
}

/** An answer that is none: no JSON, no collection, cut short, or without some of its pages. */
export class AnswerError extends ContentfulError {}

/** In words: JSON of another shape, or no JSON at all. */
export const notACollection =
  'The answer of Contentful is no collection of entries. Check CONTENTFUL_HOST; a proxy may have answered.';

/** Takes the token out of a text. */
export const redact = (text: string, token: string): string =>
  token === '' ? text : text.replaceAll(token, '[token]');

/** What a refusal means by its status, and by what could not be found where Contentful says so. */
const REFUSALS: Readonly<Record<string, string>> = {
  401:
    'Contentful refused the access token (401). Correct CONTENTFUL_ACCESS_TOKEN: cdn.contentful.com wants a token ' +
    'of the Content Delivery API, preview.contentful.com one of the Content Preview API.',
  403: 'The access token may not read this space (403). Give its API key the environment of CONTENTFUL_ENVIRONMENT.',
  404: 'Contentful found nothing there (404). Correct CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT or CONTENTFUL_HOST.',
  '404 Space': 'Contentful knows no such space. Correct CONTENTFUL_SPACE_ID.',
  '404 Environment':
    'The space has no such environment. Correct CONTENTFUL_ENVIRONMENT, or remove it for master.',
  429: 'Contentful answered that there were too many requests (429) until the build gave up. Build again later.',
};

function explain(status: number, said: string, details: unknown): string {
  if (status >= 500) {
    return `Contentful failed (${status}) until the build gave up. Build again later; www.contentfulstatus.com tells more.`;
  }
  if (listOf(at(details, 'errors')).some((error) => at(error, 'name') === 'unknownContentType')) {
    return `The space has no content type ${CONTENT_TYPE}. Create it with: npm run contentful:setup`;
  }
  const text = shorten(oneLine(said), 300);
  return (
    REFUSALS[`${status} ${String(at(details, 'type'))}`] ??
    REFUSALS[status] ??
    `Contentful refused the query (${status})${text === '' ? '.' : `: ${text}`}`
  );
}

/** What Contentful says of a refusal: the client puts it into the message, as JSON. */
function refusalIn(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

/** What went wrong when Contentful was asked. */
export interface Failure {
  status: number | undefined;
  /** Whether it may be gone a moment later: a question that Contentful refuses it will refuse again. */
  mayPass: boolean;
  /** Whether Contentful refused a page because it would be too long. */
  isTooBig: boolean;
  /** What happened to one attempt, as a sentence. */
  happened: string;
  /** What it means for the build and what to do, in one line. */
  explained: string;
}

/** Takes an error apart that the client has thrown. */
export function failureOf(error: unknown): Failure {
  const failure = { status: undefined, mayPass: true, isTooBig: false };
  // The client meets a body that is no JSON where it expects a collection, and then throws a type error.
  if (error instanceof AnswerError || error instanceof TypeError) {
    const explained = error instanceof AnswerError ? error.message : notACollection;
    return { ...failure, happened: 'The answer of Contentful was no collection of entries.', explained };
  }
  const message = error instanceof Error ? error.message : '';
  if (error instanceof ContentfulError) return { ...failure, happened: message, explained: message };
  const refusal = refusalIn(message);
  const statuses = [at(refusal, 'status'), at(error, 'response', 'status')];
  const status = statuses.find((value) => typeof value === 'number');
  if (status === undefined) {
    // Of a connection that failed, such as `ECONNREFUSED`.
    const code = asText(at(error, 'code'));
    const reached = code === undefined ? '' : ` (${code})`;
    const explained = `Contentful cannot be reached${reached}. Check CONTENTFUL_HOST and the network.`;
    return { ...failure, happened: `Contentful could not be reached${reached}.`, explained };
  }
  if (status < 400) {
    const happened = 'The answer of Contentful was cut short.';
    return { ...failure, status, happened, explained: `${happened} Build again later.` };
  }
  const said = asText(at(refusal, 'message')) ?? message;
  return {
    status,
    mayPass: status === 429 || status >= 500,
    isTooBig: status === 400 && /^response size too big/i.test(said),
    happened: `Contentful answered ${status}.`,
    explained: explain(status, said, at(refusal, 'details')),
  };
}
