import type { AstroIntegration } from 'astro';
import express, { type RequestHandler } from 'express';
import { formDeclaration } from '../../../build/declare-forms.ts';
import type { ContentSource } from '../../../collections/content-source.ts';
import { answerErrors } from '../answer-errors.ts';
import { declaredForms } from './declared-forms.ts';
import { receiveForms } from './receive-forms.ts';
import { submissionsFile } from './submissions.ts';

const answerUndeclared: RequestHandler = (_request, response) => {
  response.status(404).type('text').send('There is no form of this name.\n');
};

/**
 * Lets `npm run dev` handle forms as the preview does; by itself it would answer with a page and keep nothing. Their fields
 * are those of the newest reading of `content/`.
 */
export const devForms = (source: Pick<ContentSource, 'latest'>): AstroIntegration => ({
  name: 'dev-forms',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config;
      const formsOf = async () =>
        (await source.latest()).forms.flatMap(({ data }) => declaredForms(formDeclaration(data)));
      const app = express().use(
        receiveForms(formsOf, () => submissionsFile(root)),
        answerUndeclared,
        answerErrors(({ message }) => logger.error(message)),
      );
      server.middlewares.use((request, response, next) => {
        if (request.method === 'POST') app(request, response);
        else next();
      });
    },
  },
});
