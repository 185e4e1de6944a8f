import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../collections/content-problem.ts';
import type { ContentSource } from '../collections/content-source.ts';
import { answerProblems } from './problem-page.ts';

/**
 * Shows in the browser, during development, what is wrong with content since the last edit.
 *
 * @param source reads it again
 */
export function showProblems(source: Pick<ContentSource, 'again'>): AstroIntegration {
  let root = '';
  let message: string | undefined;
  return {
    name: 'show-problems',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        const check = (path: string) => {
          if (!/^(?:content|public)[\\/]/.test(relative(root, path))) return;
          void source
            .again()
            .then(
              () => undefined,
              (error: unknown) => (error instanceof ContentError ? error.message : undefined),
            )
            .then((found) => {
              const isNews = found !== undefined && found !== message;
              message = found;
              if (isNews) server.environments.client.hot.send({ type: 'full-reload' });
            });
        };
        server.watcher.on('add', check).on('change', check).on('unlink', check);
        server.middlewares.use((request, response, next) => {
          const isPage = request.headers.accept?.includes('text/html') === true;
          if (message === undefined || !isPage) next();
          else answerProblems(response, message);
        });
      },
    },
  };
}
