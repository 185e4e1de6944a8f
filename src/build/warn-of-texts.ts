import type { AstroIntegration } from 'astro';
import { describeProblem } from '../collections/content-problem.ts';
import type { Content } from '../collections/read-content.ts';
import { samplesLeftOut } from '../collections/samples.ts';
import { textNotes } from '../collections/text-notes.ts';

/** More lines than these hide what else a build says. */
const SHOWN = 20;

/** Warns at the end of a build of samples that it has left out, and of texts that say what other content does not. */
export const warnOfTexts = (content: Content): AstroIntegration => ({
  name: 'texts',
  hooks: {
    'astro:build:done': ({ logger }) => {
      const problems = textNotes(content);
      for (const problem of problems.slice(0, SHOWN)) logger.warn(describeProblem(problem));
      const samples = samplesLeftOut(content);
      if (samples !== undefined) logger.warn(samples);
      const left = problems.length - SHOWN;
      if (left > 0) logger.warn(`There are ${left} more such texts: npm run launch-check lists them all.`);
    },
  },
});
