import { z } from 'zod';
import { id } from './markers.ts';
import { iconName, sampleFlag, text } from './text.ts';

/** A figure of `content/fun-facts.yaml`. */
export const funFactSchema = z.strictObject({
  id: id(),
  sample: sampleFlag(),
  name: text().describe('what the number counts'),
  number: text().describe('the number'),
  icon: iconName(),
});

export type FunFact = z.infer<typeof funFactSchema>;
