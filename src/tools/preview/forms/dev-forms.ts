import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { submissionsFile } from '../../submissions-file.ts';
import { answerText } from '../answers.ts';
import { requestPath } from '../request-path.ts';
import { declaredForms } from './declared-forms.ts';
import { receiveForm } from './receive-form.ts';
import { openSubmissionStore } from './submission-store.ts';

/** Where a project declares its form to the host. */
const DECLARATION = 'public/__forms.html';

/** Receives a form that was sent to the development server, which by itself would answer with a page and keep nothing. */
async function receive(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = requestPath(request.url ?? '');
  if (path === undefined) {
    answerText(response, 400, 'Bad request');
    return;
  }
  // Both are looked for anew each time, so that what is edited or mended counts at once.
  const forms = declaredForms(readFileSync(join(root, DECLARATION), 'utf8'));
  const site = {
    forms: new Map(forms.map((form) => [form.name, form])),
    answerNotFound: (unknown: ServerResponse) => {
      answerText(unknown, 404, `No form of this name is declared in ${DECLARATION}`);
    },
  };
  await receiveForm(request, response, { site, store: openSubmissionStore(submissionsFile(root)), path });
}

/** Lets `npm run dev` handle forms as the preview does; `npm run submissions` shows what was sent through either. */
export const devForms: AstroIntegration = {
  name: 'dev-forms',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'POST') {
          next();
          return;
        }
        receive(server.config.root, request, response).catch((error: unknown) => {
          logger.error(error instanceof Error ? error.message : String(error));
          if (response.headersSent) response.destroy();
          else answerText(response, 500, 'Internal error');
        });
      });
    },
  },
};
