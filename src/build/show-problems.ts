import type { ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../collections/content-problem.ts';
import type { ContentSource } from '../collections/content-source.ts';

/**
 * Answers with a page that says what is wrong with content, a line of `message` for each thing, and that asks again until
 * it is mended. For the owner's own browser, during development.
 */
export function answerProblems(response: ServerResponse, message: string): void {
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

/** Shows in the browser, during development, what is wrong with content since the last edit; `source` reads it again. */
export function showProblems(source: Pick<ContentSource, 'again'>): AstroIntegration {
  let message: string | undefined;
  return {
    name: 'show-problems',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const check = async (path: string) => {
          if (!/^(?:content|public)[\\/]/.test(relative(server.config.root, path))) return;
          const error = await source.again().then(
            () => undefined,
            (reason: unknown) => reason,
          );
          const found = error instanceof ContentError ? error.message : undefined;
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
