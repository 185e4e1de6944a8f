import { z } from 'zod';
import { id } from './markers.ts';
import { text } from './text.ts';

/** A town of `content/service-area.yaml`. */
export const townSchema = z.strictObject({
  id: id(),
  name: text().describe('the name of the town or neighborhood'),
  latitude: z.number().min(-90).max(90).describe('degrees north'),
  longitude: z.number().min(-180).max(180).describe('degrees east'),
  labelSide: z
    .enum(['above', 'below', 'left', 'right'])
    .default('above')
    .describe('where the name stands on the map, beside its point'),
  authorized: z
    .union([z.boolean(), z.literal('unknown')], { error: 'true, false or unknown' })
    .describe(
      'true when the company holds written authority to haul here, false when not, unknown until asked',
    ),
  rule: text().describe('who may haul here, for the owner; not shown to visitors'),
});

export type Town = z.infer<typeof townSchema>;
