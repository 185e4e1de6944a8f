import { z } from 'zod';
import { iconSchema } from './icon.ts';
import { sampleFlag, text } from './text.ts';

/** A figure of `content/fun-facts.yaml`. */
export const funFactSchema = z.strictObject({
  id: text(),
  sample: sampleFlag(),
  name: text().describe('what the number counts'),
  number: text().describe('the number'),
  icon: iconSchema,
});

export type FunFact = z.infer<typeof funFactSchema>;
