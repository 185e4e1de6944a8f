import { createClient } from 'contentful';
import { ContentfulError, redact } from './errors.ts';
import type { ContentfulSettings } from './environment.ts';

/** What a question to Contentful may cost. */
export interface Limits {
  /** How often the client asks again after a connection error, a 5xx or a 429. */
  retries: number;
  /** How long a connection may be silent. */
  silenceMs: number;
  /** How long all that goes wrong may take together. */
  patienceMs: number;
}

/** A dead Contentful holds a build for a minute at most. */
export const DEFAULT_LIMITS: Limits = { retries: 5, silenceMs: 15_000, patienceMs: 60_000 };

/** A query of the Content Delivery API. */
export type Query = Record<string, string | number>;

/** Asks Contentful for entries; links in the answer stay as they are. */
export interface EntriesClient {
  getEntries: (query: Query) => Promise<unknown>;
}

const outOfPatience = (ms: number) =>
  new ContentfulError(
    `Contentful did not answer within ${Math.round(ms / 1000)} seconds. Build again later.`,
  );

/**
 * The official client, which asks again after failures that may pass, and honours the time that a 429 names.
 *
 * The client limits single attempts alone. So that all of them together end, each question gets the patience that is
 * left; one that is answered at the first attempt costs none, however large it is.
 *
 * @param log is told of each new attempt
 */
export function entriesClient(
  settings: ContentfulSettings,
  log: (line: string) => void,
  limits: Limits = DEFAULT_LIMITS,
): EntriesClient {
  const { space, token, environment, host, insecure } = settings;
  let patience = limits.patienceMs;
  let attempts = 0;
  let { signal } = new AbortController();

  const client = createClient({
    space,
    accessToken: token,
    environment,
    host,
    insecure,
    // A proxy of the environment can not reach what runs on this machine.
    ...(insecure ? { proxy: false as const } : {}),
    retryLimit: limits.retries,
    timeout: limits.silenceMs,
    logHandler: (level, data) => {
      // Errors are thrown as well, and may hold the request with its token.
      if (level === 'warning' && typeof data === 'string') log(redact(data, token));
    },
    // The one place where the client lets a request be changed: it has no option for a signal.
    requestLogger: (request) => {
      if (signal.aborted) throw outOfPatience(limits.patienceMs);
      attempts += 1;
      if (!(request instanceof Error)) request.signal = signal;
    },
  }).withoutLinkResolution;

  /** Rejects as soon as patience ends: the client can not be called away while it waits for its next attempt. */
  const ask = (query: Query) =>
    new Promise<unknown>((resolve, reject) => {
      const stop = () => {
        reject(outOfPatience(limits.patienceMs));
      };
      signal.addEventListener('abort', stop, { once: true });
      client
        .getEntries(query)
        .then(resolve, reject)
        .finally(() => {
          signal.removeEventListener('abort', stop);
        });
    });

  return {
    getEntries: async (query) => {
      const start = performance.now();
      attempts = 0;
      signal = AbortSignal.timeout(Math.max(0, Math.round(patience)));
      try {
        return await ask(query);
      } finally {
        if (attempts > 1) patience -= performance.now() - start;
      }
    },
  };
}
