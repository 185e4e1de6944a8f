import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { PreviewError } from './preview-error.ts';
import { isHidden, requestPath } from './request-path.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Types that sirv gives without a charset, or not as hosts do. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
]);

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(`${text}\n`);
}

function answerNotFound(response: ServerResponse, dist: string): void {
  const page = join(dist, '404.html');
  if (!existsSync(page)) {
    answerText(response, 404, 'Not found');
    return;
  }
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(readFileSync(page));
}

/** What the server answers from: the folder, and sirv, which finds `/services/` in `services.html`. */
interface Source {
  dist: string;
  files: Middleware;
}

function answer({ dist, files }: Source, request: IncomingMessage, response: ServerResponse): void {
  const path = requestPath(request.url ?? '');
  if (path === undefined) {
    answerText(response, 400, 'Bad request');
    return;
  }
  const reads = request.method === 'GET' || request.method === 'HEAD';
  // Forms are sent to the home page; nothing receives them yet.
  const sendsForm = request.method === 'POST' && path === '/';
  if (!reads && !sendsForm) {
    response.setHeader('Allow', 'GET, HEAD');
    answerText(response, 405, 'Method not allowed');
    return;
  }
  // The page for what is not found is no page of its own.
  if (sendsForm || isHidden(path) || /^\/404(?:\.html)?\/?$/.test(path)) {
    answerNotFound(response, dist);
    return;
  }
  response.setHeader('Cache-Control', path.startsWith('/_astro/') ? IMMUTABLE : REVALIDATE);
  const type = TYPES.get(extname(path));
  if (type !== undefined) response.setHeader('Content-Type', type);
  // A server may ignore ranges; sirv's own handling throws on one that ends before it begins.
  delete request.headers.range;
  files(request, response, () => {
    answerNotFound(response, dist);
  });
}

function answerFailure(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else answerText(response, 500, 'Internal error');
}

/**
 * A server that answers from a built site as the host would: clean addresses, the site's own page for what is not
 * found, compression, and long caching for files whose names carry a hash.
 *
 * @param options `dist` is the folder of the built site
 * @returns a server that does not listen yet
 * @throws {PreviewError} when there is no built site in the folder
 */
export function createPreviewServer({ dist }: { dist: string }): Server {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new PreviewError('There is no built site in dist/. Run "npm run build" first.');
  }
  // Its types speak of Express; it asks no more of a request than Node's own gives.
  const compress = compression() as unknown as Middleware;
  // In sirv's "dev" mode each request looks at the disk, so that a build meanwhile does no harm.
  const files = sirv(dist, { dev: true, etag: true, extensions: ['html'] });

  const server = createServer((request, response) => {
    compress(request, response, () => {
      try {
        answer({ dist, files }, request, response);
      } catch (error) {
        answerFailure(response, error);
      }
    });
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  return server;
}
