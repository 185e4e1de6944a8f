import { z } from 'zod';
import { text } from './fields.ts';

const measureSchema = z.strictObject({
  name: text('what is measured'),
  feet: z.number().positive().describe('how much, in feet'),
  note: text('how to check it'),
});

/** `content/delivery-space.yaml`: the room that a truck needs to set a container down. */
export const deliverySpaceSchema = z.strictObject({
  heading: text(),
  text: text('a sentence over the measures'),
  caption: text('the line under the drawing'),
  measures: z.strictObject({
    length: measureSchema.describe('the straight run for truck and container in one line'),
    width: measureSchema.describe('the narrowest place on the way in'),
    height: measureSchema.describe('from the ground to the first wire or branch'),
    door: measureSchema.describe('behind the container, for its rear door'),
  }),
  ground: text('what the ground must be like'),
  drop: text('how a delivery goes'),
});
