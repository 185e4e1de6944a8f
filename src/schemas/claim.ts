import { z } from 'zod';
import { id } from './markers.ts';
import { iconName, sampleFlag, text } from './text.ts';

/**
 * A badge of `content/value-badges.yaml`, under the hero, or a figure of `content/fun-facts.yaml`. The owner must be able
 * to prove it.
 */
export const claimSchema = z.strictObject({
  id: id(),
  sample: sampleFlag(),
  number: text().describe('the figure or word set large, such as "2000+"'),
  name: text().describe('the whole claim, or what the number counts'),
  icon: iconName(),
});
