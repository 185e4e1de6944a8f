import { randomBytes } from 'node:crypto';

/** What a server answers. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/vnd.contentful.delivery.v1+json', ...headers },
  body: JSON.stringify(value),
});

/** An error in the form of Contentful's APIs. */
export function error(status: number, id: string, message: string, details?: object): Answer {
  const requestId = randomBytes(16).toString('hex');
  return json(status, { sys: { type: 'Error', id }, message, ...(details && { details }), requestId });
}

export const notFound = (details: object) =>
  error(404, 'NotFound', 'The resource could not be found.', details);

export const accessTokenInvalid = () =>
  error(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.');

/** @param seconds until the next question is welcome; real servers have said other things */
export const rateLimited = (seconds: number | string): Answer => {
  const answer = error(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  );
  return { ...answer, headers: { ...answer.headers, 'X-Contentful-RateLimit-Reset': String(seconds) } };
};
