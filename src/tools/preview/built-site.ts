import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { answerText, REVALIDATE } from './answers.ts';
import { readDeclaredForms, type DeclaredForms } from './forms/declared-forms.ts';
import { PreviewError } from './preview-error.ts';
import { isHidden } from './request-path.ts';

/** Types that sirv gives without a charset, or not as hosts do. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
]);

/** A built site to answer from. */
export interface BuiltSite {
  /** The forms that its pages declare. */
  forms: DeclaredForms;
  /** Answers with the file that a path means; calls `otherwise` when there is none. */
  answerFile: (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ) => void;
  /** Answers with the site's own page for what is not found. */
  answerNotFound: (response: ServerResponse) => void;
}

/**
 * Opens a built site.
 *
 * @param folder the folder that the build wrote
 * @throws {PreviewError} when there is no built site in it
 */
export function openSite(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new PreviewError('There is no built site in dist/. Run "npm run build" first.');
  }
  // In sirv's "dev" mode each request looks at the disk, so that a build meanwhile does no harm.
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] });

  return {
    forms: readDeclaredForms(folder),
    answerFile: (path, request, response, otherwise) => {
      // The page for what is not found is no page of its own.
      if (isHidden(path) || /^\/404(?:\.html)?\/?$/.test(path)) {
        otherwise();
        return;
      }
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
      const type = TYPES.get(extname(path));
      if (type !== undefined) response.setHeader('Content-Type', type);
      // A server may ignore ranges; sirv's own handling throws on one that ends before it begins.
      delete request.headers.range;
      files(request, response, otherwise);
    },
    answerNotFound: (response) => {
      const page = join(folder, '404.html');
      if (!existsSync(page)) {
        answerText(response, 404, 'Not found');
        return;
      }
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE });
      response.end(readFileSync(page));
    },
  };
}
