import { z } from 'zod';
import { id } from './markers.ts';
import { iconName, sampleFlag, text } from './text.ts';

/** A badge of `content/value-badges.yaml`: a claim under the hero. The owner must be able to prove it. */
export const valueBadgeSchema = z.strictObject({
  id: id(),
  sample: sampleFlag(),
  number: text().describe('the figure or word set large, such as "2000+"'),
  name: text().describe('the whole claim'),
  icon: iconName(),
});

export type ValueBadge = z.infer<typeof valueBadgeSchema>;
