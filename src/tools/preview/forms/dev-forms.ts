import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import express, { type RequestHandler } from 'express';
import { answerErrors } from '../answer-errors.ts';
import { DECLARATION, declaredForms } from './declared-forms.ts';
import { receiveForms } from './receive-forms.ts';
import { submissionsFile } from './submissions.ts';

const answerUndeclared: RequestHandler = (_request, response) => {
  response.status(404).type('text').send(`No form of this name is declared in ${DECLARATION}\n`);
};

/** Lets `npm run dev` handle forms as the preview does; by itself it would answer with a page and keep nothing. */
export const devForms: AstroIntegration = {
  name: 'dev-forms',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config;
      const formsOf = () => declaredForms(readFileSync(join(root, DECLARATION), 'utf8'));
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
};
