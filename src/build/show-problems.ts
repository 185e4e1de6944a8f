import { EventEmitter, on } from 'node:events';
import { watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../collections/content-problem.ts';
import type { ContentSource } from '../collections/content-source.ts';

/** Answers with a page of what is wrong with content, a line of `message` each, which asks again until it is mended. */
function answerProblems(response: ServerResponse, message: string): void {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const items = escaped.split('\n').map((line) => `<li>${line}</li>`);
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width">
<title>Something in content/ is wrong</title>
<style>body { font: 1.125rem/1.6 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem } li { margin: 1rem 0 }</style>
<h1>Something in content/ is wrong</h1>
<ul>${items.join('')}</ul>
<p>This page becomes the site again once it is mended.</p>
`);
}

/** The folders that are read. */
const FOLDERS = ['content', 'public'];

/** Reads again after each change until there is nothing wrong, and meanwhile shows what is. */
async function untilMended<Value>(root: string, port: number, message: string, read: () => Promise<Value>) {
  const server = createServer((_, response) => answerProblems(response, message));
  // While the development server runs already, that one shows it.
  server.on('error', () => undefined).listen(port);
  const changes = new EventEmitter();
  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => changes.emit('change')),
  );
  for (const events = on(changes, 'change'); ;) {
    await events.next();
    try {
      const value = await read();
      for (const watcher of watchers) watcher.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      return value;
    } catch (again) {
      if (!(again instanceof ContentError)) throw again;
      if (again.message !== message) console.error(`\n${again.message}`);
      message = again.message;
    }
  }
}

/**
 * Reads what the site in a folder is made of, for the configuration of Astro; `args` are those of its command. On a
 * {@link ContentError} a build ends with that message alone; the development server waits until it is mended, and shows
 * it in the browser as well.
 */
export async function readOrShow<Value>(
  root: string,
  read: () => Promise<Value>,
  args = process.argv.slice(2),
): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    const options = { port: { type: 'string', default: '4321' } } as const;
    const { values, positionals } = parseArgs({ args, strict: false, options });
    if (positionals[0] !== 'dev') process.exit(1);
    return untilMended(root, Number(values.port), error.message, read);
  }
}

/** Shows in the browser, during development, what is wrong with content since the last edit; `source` reads it again. */
export function showProblems(source: Pick<ContentSource, 'again'>): AstroIntegration {
  let message: string | undefined;
  return {
    name: 'show-problems',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const check = async (path: string) => {
          if (!/^(?:content|public)[\\/]/.test(relative(server.config.root, path))) return;
          const reading: unknown = await source.again().catch((error: unknown) => error);
          const found = reading instanceof ContentError ? reading.message : undefined;
          const isNews = found !== undefined && found !== message;
          message = found;
          if (isNews) server.environments.client.hot.send({ type: 'full-reload' });
        };
        for (const event of ['add', 'change', 'unlink'])
          server.watcher.on(event, (path: string) => void check(path));
        server.middlewares.use((request, response, next) => {
          const isPage = request.headers.accept?.includes('text/html') === true;
          if (message === undefined || !isPage) next();
          else answerProblems(response, message);
        });
      },
    },
  };
}
