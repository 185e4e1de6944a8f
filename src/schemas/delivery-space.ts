import { z } from 'zod';
import { text } from './text.ts';

/** `content/delivery-space.yaml`: the room that a truck needs to set a container down. */
export const deliverySpaceSchema = z.strictObject({
  heading: text(),
  text: text().describe('a sentence over the measures'),
  measures: z
    .array(
      z.strictObject({
        id: text(),
        name: text().describe('what is measured'),
        feet: z.number().positive().describe('how much, in feet'),
        note: text().describe('how to check it'),
      }),
    )
    .min(1),
  ground: text().describe('what the ground must be like'),
  drop: text().describe('how a delivery goes'),
});

export type DeliverySpace = z.infer<typeof deliverySpaceSchema>;
