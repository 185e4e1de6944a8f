import { z } from 'zod';
import { id, inOrder, sampleFlag, text } from './fields.ts';
import { priceSchema, tons } from './price.ts';

const feet = () => z.number().positive().max(60);

/** A size of `content/dumpster-sizes.yaml`. Texts that name the same figures as its fields have to be changed too. */
export const dumpsterSizeSchema = z.strictObject({
  id: id().describe('a short name such as "20-yard"; pages point at it'),
  sample: sampleFlag(),
  yards: z.number().positive().describe('capacity in cubic yards'),
  price: priceSchema.optional().describe('leave it out to have pickup loads shown in its place'),
  nickname: text('the name of the size'),
  description: text('a job that it is typical for, in two to five words'),
  kind: z
    .enum(['front-load', 'roll-off'])
    .describe('a lidded bin emptied on site, or an open box hauled away'),
  outsideFt: z
    .strictObject({ length: feet(), width: feet(), height: feet() })
    .describe('typical outside length, width and height in feet; the drawing is made from them'),
  dimensions: text('the range of dimensions as visitors read it'),
  pickupLoads: text('how many loads of a pickup bed fit, such as "6 to 8"; figures are drawn'),
  trashBags: z.int().positive().describe('33-gallon bags that fit when tightly packed'),
  tons: z
    .strictObject({ from: tons('at least'), to: tons('at most') })
    .superRefine(inOrder)
    .optional()
    .describe('the tons normally included; those of price count where there is one'),
  limitTons: tons('the heaviest load that may be hauled in it').optional(),
  projects: z.array(text()).min(2).max(5).describe('typical projects'),
});

export type DumpsterSize = z.infer<typeof dumpsterSizeSchema>;
