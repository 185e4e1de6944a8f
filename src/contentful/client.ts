import { setTimeout } from 'node:timers/promises';
import { createClient } from 'contentful';
import { ContentfulError, failureOf } from './failure.ts';
import { at } from './json.ts';
import { readPage, type AnswerPage } from './read-answer.ts';
import type { Settings } from './settings.ts';

/** What a question to Contentful may cost. */
export interface Limits {
  /** How often it is asked again after a failure that may pass. */
  retries: number;
  /** How long a connection may be silent. */
  silenceMs: number;
  /** How long all that goes wrong may take together. */
  patienceMs: number;
  /** The time in milliseconds, from any beginning, and how it passes. */
  clock: { now: () => number; wait: (ms: number) => Promise<void> };
}

/** A dead Contentful holds a build for a minute at most. */
const DEFAULT_LIMITS: Limits = {
  retries: 5,
  silenceMs: 15_000,
  patienceMs: 60_000,
  clock: { now: () => performance.now(), wait: (ms) => setTimeout(ms) },
};

/** No pause is longer, whatever a server asks for: a build has a minute for all of them. */
const LONGEST_PAUSE_SECONDS = 10;

/**
 * How many milliseconds to wait after attempt 1, 2 and so on has failed. `reset` is the `X-Contentful-RateLimit-Reset` of a
 * 429: seconds until the next question is welcome. What is no number of seconds counts for nothing.
 */
export function pauseMs(attempt: number, reset?: unknown): number {
  const isSeconds = typeof reset === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(reset);
  const seconds = isSeconds ? Number(reset) : Math.SQRT2 ** attempt;
  return 1000 * Math.min(LONGEST_PAUSE_SECONDS, Math.max(1, seconds));
}

/** Asks Contentful for a page of entries; links in the answer stay as they are. */
export type AskForPage = (query: Record<string, string | number>) => Promise<AnswerPage>;

/**
 * The official client, which is asked again after failures that may pass: a lost connection, a 5xx, a 429, an answer
 * that is none. `log` is told of each new attempt. The errors of the last are thrown as they are.
 *
 * It limits single attempts alone. So that all of them together end, each gets the patience that is left; a question
 * that is answered at the first attempt costs none, however large the answer is.
 */
export function entriesClient(
  { space, token, environment, host, insecure }: Settings,
  log: (line: string) => void,
  limits: Partial<Limits> = {},
): AskForPage {
  const { retries, silenceMs, patienceMs, clock } = { ...DEFAULT_LIMITS, ...limits };
  let patience = patienceMs;
  let signal = AbortSignal.timeout(patience);
  let reset: unknown;
  const connection = { space, accessToken: token, environment, host, insecure, timeout: silenceMs };
  const client = createClient({
    ...connection,
    // A proxy of the environment cannot reach what runs on this machine.
    ...(insecure ? { proxy: false as const } : {}),
    // The client believes any time that a 429 names, and takes an answer that is none for good.
    retryOnError: false,
    // Errors are thrown as well, and may hold the request with its token.
    logHandler: () => undefined,
    // The one place where the client lets a request be changed: it has no option for a signal.
    requestLogger: (request) => {
      if (!(request instanceof Error)) request.signal = signal;
    },
    responseLogger: (answer) => {
      reset = at(answer, 'response', 'headers', 'x-contentful-ratelimit-reset');
    },
  }).withoutLinkResolution;

  return async (query) => {
    for (let attempt = 1; ; attempt += 1) {
      const start = clock.now();
      signal = AbortSignal.timeout(Math.max(0, Math.round(patience)));
      try {
        return readPage(await client.getEntries(query));
      } catch (error) {
        if (signal.aborted) {
          const seconds = Math.round(patienceMs / 1000);
          throw new ContentfulError(
            `Contentful did not answer within ${seconds} seconds. Build again later.`,
          );
        }
        const { mayPass, status, happened } = failureOf(error);
        if (attempt > retries || !mayPass) throw error;
        const pause = pauseMs(attempt, status === 429 ? reset : undefined);
        patience -= clock.now() - start + pause;
        if (patience <= 0) throw error;
        log(`${happened} It is asked again in ${Math.round(pause / 1000)} seconds.`);
        await clock.wait(pause);
      }
    }
  };
}
