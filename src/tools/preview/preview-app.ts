import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type Response } from 'express';
import { CommandError } from '../run-command.ts';
import { answerErrors } from './answer-errors.ts';
import { readDeclaredForms } from './forms/declared-forms.ts';
import { receiveForms } from './forms/receive-forms.ts';
import { makeSubmissionsFile } from './forms/submissions.ts';
import { followRedirects, readHostRules } from './host-rules.ts';

/** What the host says of files that no rule of `netlify.toml` names: ask each time whether there is a newer one. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Any path, decoded. */
const ANY = '{/*path}';

export interface PreviewOptions {
  /** The project's folder. What changes in its `dist/` counts at once. */
  root: string;
  /** The file that submissions are kept in. */
  submissions: string;
  /** What begins a rebuild when its hook is called, and the secret part of the hook's address. */
  hook?: { id: string; rebuild: () => void } | undefined;
}

/** @throws {CommandError} when there is no built site in a folder */
export function requireSite(folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new CommandError('There is no built site in dist/. Run "npm run build" first.');
  }
}

/** Sends a file below a folder, whole, since compressed parts are none. Resolves with whether there is one. */
const send = (response: Response, root: string, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const dotfiles = path.startsWith('/.well-known/') ? 'allow' : 'ignore';
    response.sendFile(path, { root, dotfiles, acceptRanges: false }, (error?: Error) =>
      // A browser that leaves in the middle has had its answer.
      resolve(error === undefined || response.headersSent),
    );
  });

/**
 * Answers from a built site as the host would: with headers and redirects of `netlify.toml`, clean addresses, the site's
 * own page for what is not found, compression, and the handling of forms. Throws where one of them can't be had.
 */
export async function createPreviewApp({ root, submissions, hook }: PreviewOptions): Promise<Express> {
  const dist = join(root, 'dist');
  requireSite(dist);
  const { headersFor, redirects } = await readHostRules(join(root, 'netlify.toml'));
  makeSubmissionsFile(submissions);

  const answerNotFound = (response: Response) =>
    response.status(404).set('Cache-Control', REVALIDATE).sendFile('404.html', { root: dist });
  const app = express().disable('x-powered-by');
  app.use(compression(), (request, response, next) => {
    response.set({ 'Cache-Control': REVALIDATE, ...headersFor(request.path) });
    next();
  });
  app.use(followRedirects(redirects.filter(({ force }) => force)));
  app.get(ANY, async (request, response, next) => {
    const path = `/${request.params.path?.join('/') ?? ''}`.replace(/(?<=.)\/+$/, '');
    // The page for what is not found is no page of its own. blog.html counts beside a folder blog/.
    const isPage = !/^\/404(?:\.html)?$/.test(path);
    const isSent =
      isPage && ((await send(response, dist, path)) || (await send(response, dist, `${path}.html`)));
    if (!isSent) next();
  });
  app.use(followRedirects(redirects.filter(({ force }) => !force)));
  app.post('/build_hooks{/*id}', ({ path }, response) => {
    if (hook === undefined || path !== `/build_hooks/${hook.id}`) {
      answerNotFound(response);
      return;
    }
    // At once, as the host does, while the build begins.
    hook.rebuild();
    response.type('text').send('Rebuilding\n');
  });
  const formsOf = () => readDeclaredForms(dist);
  app.post(
    ANY,
    receiveForms(formsOf, () => submissions),
  );
  app.use((request, response) => {
    if (['GET', 'HEAD', 'POST'].includes(request.method)) answerNotFound(response);
    else response.set('Allow', 'GET, HEAD, POST').sendStatus(405);
  });
  return app.use(answerErrors((error) => console.error(error)));
}
