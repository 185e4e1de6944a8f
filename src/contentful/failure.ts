import { z } from 'zod';
import { oneLine, shorten } from '../lib/text.ts';
import { AnswerError, ContentfulError, notACollection } from './errors.ts';
import { CONTENT_TYPE } from './settings.ts';

/** What Contentful says of a refusal: the client puts it into the message, as JSON. */
const refusalSchema = z
  .object({
    status: z.number(),
    message: z.string(),
    details: z
      .object({
        /** What could not be found: `Space`, `Environment`. */
        type: z.string(),
        errors: z.array(z.object({ name: z.string() })),
      })
      .partial(),
  })
  .partial();
/** What the client's HTTP library knows of an attempt without a whole answer. */
const attemptSchema = z.object({
  response: z.object({ status: z.number() }).optional().catch(undefined),
  /** Of a connection that failed, such as `ECONNREFUSED`. */
  code: z.string().optional().catch(undefined),
});

function refusalIn(message: string): z.infer<typeof refusalSchema> {
  try {
    return refusalSchema.parse(JSON.parse(message));
  } catch {
    return {};
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

const STATUS: ReadonlyMap<number, string> = new Map([
  [
    401,
    'Contentful refused the access token (401). Correct CONTENTFUL_ACCESS_TOKEN: cdn.contentful.com wants a token ' +
      'of the Content Delivery API, preview.contentful.com one of the Content Preview API.',
  ],
  [
    403,
    'The access token may not read this space (403). Give its API key the environment of CONTENTFUL_ENVIRONMENT.',
  ],
  [
    404,
    'Contentful found nothing there (404). Correct CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT or CONTENTFUL_HOST.',
  ],
  [
    429,
    'Contentful answered that there were too many requests (429) until the build gave up. Build again later.',
  ],
]);
const NOT_FOUND: ReadonlyMap<string | undefined, string> = new Map([
  ['Space', 'Contentful knows no such space. Correct CONTENTFUL_SPACE_ID.'],
  [
    'Environment',
    'The space has no such environment. Correct CONTENTFUL_ENVIRONMENT, or remove it for master.',
  ],
]);

function explain(status: number, said: string, { details = {} }: z.infer<typeof refusalSchema>): string {
  if (status >= 500) {
    return `Contentful failed (${status}) until the build gave up. Build again later; www.contentfulstatus.com tells more.`;
  }
  if (details.errors?.some(({ name }) => name === 'unknownContentType') === true) {
    return `The space has no content type ${CONTENT_TYPE}. Create it with: npm run contentful:setup`;
  }
  const known = (status === 404 ? NOT_FOUND.get(details.type) : undefined) ?? STATUS.get(status);
  const text = shorten(oneLine(said), 300);
  return known ?? `Contentful refused the query (${status})${text === '' ? '.' : `: ${text}`}`;
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
  const { response, code } = attemptSchema.safeParse(error).data ?? {};
  const status = refusal.status ?? response?.status;
  const reached = code === undefined ? '' : ` (${code})`;
  if (status === undefined) {
    const explained = `Contentful cannot be reached${reached}. Check CONTENTFUL_HOST and the network.`;
    return { ...failure, happened: `Contentful could not be reached${reached}.`, explained };
  }
  if (status < 400) {
    const happened = 'The answer of Contentful was cut short.';
    return { ...failure, status, happened, explained: `${happened} Build again later.` };
  }
  const said = refusal.message ?? message;
  return {
    status,
    mayPass: status === 429 || status >= 500,
    isTooBig: status === 400 && /^response size too big/i.test(said),
    happened: `Contentful answered ${status}.`,
    explained: explain(status, said, refusal),
  };
}
