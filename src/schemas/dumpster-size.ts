import { z } from 'zod';
import { id, sampleFlag, text } from './fields.ts';

const feet = () => z.number().positive().max(60);

/** An amount in dollars, with cents or without. */
const AMOUNT = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?(?![\d.,]*\d)/g;

/** Whether all that looks like money in a text is an amount, and no other figure stands where there is none. */
function isPrice(title: string): boolean {
  const rest = title.replace(AMOUNT, '');
  return !rest.includes('$') && (rest !== title || !/\d/.test(title));
}

/** A size of `content/dumpster-sizes.yaml`. Texts that name the same figures as its fields have to be changed too. */
export const dumpsterSizeSchema = z.strictObject({
  id: id().describe('a short name such as "20-yard"; pages point at it'),
  sample: sampleFlag(),
  yards: z.number().positive().describe('capacity in cubic yards'),
  title: text('the price with every mandatory charge in it, or "Call for price"').refine(
    isPrice,
    'a price in dollars such as "$495" or "from $1,295", or words without figures such as "Call for price"',
  ),
  nickname: text('the name of the size'),
  description: text('two or three sentences on the size'),
  kind: z
    .enum(['front-load', 'roll-off'])
    .describe('a lidded bin emptied on site, or an open box hauled away'),
  outsideFt: z
    .strictObject({ length: feet(), width: feet(), height: feet() })
    .describe('typical outside length, width and height in feet; the drawing is made from them'),
  dimensions: text('the range of dimensions as visitors read it'),
  pickupLoads: text('how many loads of a pickup bed fit'),
  trashBags: z.int().positive().describe('33-gallon bags that fit when tightly packed'),
  weight: text('the weight that is normally included'),
  projects: z.array(text()).min(2).max(5).describe('typical projects'),
});

export type DumpsterSize = z.infer<typeof dumpsterSizeSchema>;
