import { setTimeout } from 'node:timers/promises';
import { createClient } from 'contentful';
import { ContentfulError } from './errors.ts';
import { failureOf, mayPass, valueAt, whatHappened } from './failure.ts';
import { pauseMs } from './pause.ts';
import { readPage, type AnswerPage } from './read-answer.ts';
import type { Settings } from './settings.ts';

/** The time, and how it passes. */
interface Clock {
  /** In milliseconds, from any beginning. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** What a question to Contentful may cost. */
export interface Limits {
  /** How often it is asked again after a failure that may pass. */
  retries: number;
  /** How long a connection may be silent. */
  silenceMs: number;
  /** How long all that goes wrong may take together. */
  patienceMs: number;
  clock: Clock;
}

/** A dead Contentful holds a build for a minute at most. */
const DEFAULT_LIMITS: Limits = {
  retries: 5,
  silenceMs: 15_000,
  patienceMs: 60_000,
  clock: { now: () => performance.now(), wait: (ms) => setTimeout(ms) },
};

/** A query of the Content Delivery API. */
export type Query = Record<string, string | number>;

/** Asks Contentful for entries; links in the answer stay as they are. */
export interface EntriesClient {
  /** @throws {AnswerError} when the answer is no page of entries; errors of the official client as they are */
  getPage: (query: Query) => Promise<AnswerPage>;
}

const outOfPatience = (ms: number) =>
  new ContentfulError(
    `Contentful did not answer within ${Math.round(ms / 1000)} seconds. Build again later.`,
  );

/** Asks once, until a signal ends it. Tells besides how long a 429 wants to be left alone. */
function questionsTo(settings: Settings, silenceMs: number) {
  const { space, token, environment, host, insecure } = settings;
  let signal: AbortSignal | undefined;
  let reset: unknown;
  const client = createClient({
    space,
    accessToken: token,
    environment,
    host,
    insecure,
    // A proxy of the environment cannot reach what runs on this machine.
    ...(insecure ? { proxy: false as const } : {}),
    // The client believes any time that a 429 names, and takes an answer that is none for good.
    retryOnError: false,
    timeout: silenceMs,
    // Errors are thrown as well, and may hold the request with its token.
    logHandler: () => undefined,
    // The one place where the client lets a request be changed: it has no option for a signal.
    requestLogger: (request) => {
      if (!(request instanceof Error) && signal !== undefined) request.signal = signal;
    },
    responseLogger: (response) => {
      const answer: unknown = response instanceof Error ? valueAt(response, 'response') : response;
      reset = valueAt(answer, 'headers', 'x-contentful-ratelimit-reset');
    },
  }).withoutLinkResolution;

  return {
    ask: async (query: Query, until: AbortSignal): Promise<AnswerPage> => {
      signal = until;
      reset = undefined;
      return readPage(await client.getEntries(query));
    },
    reset: () => reset,
  };
}

/**
 * The official client, which is asked again after failures that may pass: a lost connection, a 5xx, a 429, an answer
 * that is none.
 *
 * It limits single attempts alone. So that all of them together end, each gets the patience that is left; a question
 * that is answered at the first attempt costs none, however large the answer is.
 *
 * @param log is told of each new attempt
 */
export function entriesClient(
  settings: Settings,
  log: (line: string) => void,
  limits: Partial<Limits> = {},
): EntriesClient {
  const { retries, silenceMs, patienceMs, clock } = { ...DEFAULT_LIMITS, ...limits };
  const questions = questionsTo(settings, silenceMs);
  let patience = patienceMs;

  const getPage = async (query: Query, attempt = 1): Promise<AnswerPage> => {
    const start = clock.now();
    const until = AbortSignal.timeout(Math.max(0, Math.round(patience)));
    try {
      return await questions.ask(query, until);
    } catch (error) {
      if (until.aborted) throw outOfPatience(patienceMs);
      if (attempt > retries || !mayPass(error)) throw error;
      const pause = pauseMs(attempt, failureOf(error).status === 429 ? questions.reset() : undefined);
      patience -= clock.now() - start + pause;
      if (patience <= 0) throw error;
      log(`${whatHappened(error)} It is asked again in ${Math.round(pause / 1000)} seconds.`);
      await clock.wait(pause);
    }
    return getPage(query, attempt + 1);
  };
  return { getPage: (query) => getPage(query) };
}
