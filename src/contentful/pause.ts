/** No pause is longer, whatever a server asks for: a build has a minute for all of them. */
const LONGEST_SECONDS = 10;

/**
 * How long to wait before a question is asked again.
 *
 * @param attempt number of the attempt that failed, from 1
 * @param reset the header `X-Contentful-RateLimit-Reset` of a 429: seconds until the next question is welcome. What is
 *   no number of seconds counts for nothing
 * @returns milliseconds, a second at least and ten at most
 */
export function pauseMs(attempt: number, reset?: unknown): number {
  const isSeconds = typeof reset === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(reset);
  const seconds = isSeconds ? Number(reset) : Math.SQRT2 ** attempt;
  return 1000 * Math.min(LONGEST_SECONDS, Math.max(1, seconds));
}
