import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import { answerRedirect, answerText } from './answers.ts';
import { answerBrokenRequests, URL_LIMIT } from './broken-requests.ts';
import { openSite, type BuiltSite } from './built-site.ts';
import { receiveForm } from './forms/receive-form.ts';
import { openSubmissionStore, type SubmissionStore } from './forms/submission-store.ts';
import { readHostRules, type HostRules } from './host-rules.ts';
import { answerBuildHook } from './rebuild/build-hook.ts';
import type { Rebuilder } from './rebuild/rebuilder.ts';
import { requestPath } from './request-path.ts';

/** How long a request may take to arrive. */
const ARRIVAL_MS = 20_000;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What the server needs to know. */
export interface PreviewOptions {
  /** The folder of the built site. */
  dist: string;
  /** The path of `netlify.toml`. */
  config: string;
  /** The file that submissions are kept in. */
  submissions: string;
  /** What rebuilds the site when its hook is called, and the secret part of the hook's address. */
  hook?: { id: string; rebuilder: Rebuilder };
  /** Milliseconds that a request may take to arrive. */
  arrivalMs?: number;
}

/** A server that answers from a built site, which another one may take the place of. */
export interface PreviewServer {
  server: Server;
  /** Answers from another folder from now on; an answer that has begun ends as it began. */
  use: (dist: string) => void;
}

interface Context {
  site: BuiltSite;
  rules: HostRules;
  store: SubmissionStore;
  hook: PreviewOptions['hook'];
}

function answerRead(
  { site, rules }: Context,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const forced = rules.redirectFor(path, true);
  if (forced !== undefined) {
    answerRedirect(response, forced.status, forced.to);
    return;
  }
  site.answerFile(path, request, response, () => {
    const redirect = rules.redirectFor(path, false);
    if (redirect === undefined) site.answerNotFound(response);
    else answerRedirect(response, redirect.status, redirect.to);
  });
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = requestPath(request.url ?? '');
  const headers = context.rules.headersFor(path ?? '/');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if ((request.url ?? '').length > URL_LIMIT) {
    answerText(response, 414, 'URI too long');
    return;
  }
  if (path === undefined) {
    answerText(response, 400, 'Bad request');
    return;
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    answerRead(context, path, request, response);
  } else if (request.method !== 'POST') {
    response.setHeader('Allow', 'GET, HEAD, POST');
    answerText(response, 405, 'Method not allowed');
  } else if (path.startsWith('/build_hooks/')) {
    answerBuildHook(request, response, { ...context, path });
  } else {
    await receiveForm(request, response, { ...context, path });
  }
}

function answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // A visitor who left in the middle of sending is no failure of ours.
  if (request.destroyed && !request.complete) return;
  console.error(error);
  if (response.headersSent) response.destroy();
  else answerText(response, 500, 'Internal error');
}

/**
 * A server that answers from a built site as the host would: with the headers and redirects of `netlify.toml`, clean
 * addresses, the site's own page for what is not found, compression, and the host's handling of forms.
 *
 * @returns a server that does not listen yet
 * @throws {PreviewError} when there is no built site in the folder, something is wrong with `netlify.toml`,
 *   or submissions can not be kept
 */
export async function createPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { dist, config, submissions, hook, arrivalMs = ARRIVAL_MS } = options;
  const context: Context = {
    site: openSite(dist),
    rules: await readHostRules(config),
    store: openSubmissionStore(submissions),
    hook,
  };
  // Its types speak of Express; it asks no more of a request than Node's own gives.
  const compress = compression() as unknown as Middleware;
  const responses = new WeakMap<Duplex, ServerResponse>();

  const server = createServer(
    {
      requestTimeout: arrivalMs,
      headersTimeout: arrivalMs,
      connectionsCheckingInterval: Math.min(arrivalMs, 1000),
    },
    (request, response) => {
      responses.set(request.socket, response);
      compress(request, response, () => {
        answer(context, request, response).catch((error: unknown) => {
          answerFailure(request, response, error);
        });
      });
    },
  );
  server.on(
    'clientError',
    answerBrokenRequests(context.rules.headersFor('/'), (socket) => responses.get(socket)),
  );
  return {
    server,
    use: (folder) => {
      context.site = openSite(folder);
    },
  };
}
