import { z } from 'zod';
import { flag, latitude, longitude, rule, text } from './fields.ts';

const position = () => z.tuple([longitude(), latitude()], { error: 'a pair such as [-117.08, 32.64]' });
const line = () => z.array(position()).min(2);

/** `content/area-map.yaml`: the lines of the drawn map, in degrees, longitude before latitude as in GeoJSON. */
export const areaMapSchema = z
  .strictObject({
    north: latitude(),
    south: latitude(),
    west: longitude(),
    east: longitude(),
    water: z.array(line()).describe('outlines of water'),
    abroad: z.array(line()).default([]).describe('outlines of land on the far side of a border'),
    border: z.array(line()).describe('borders of the country'),
    labels: z
      .array(
        z.strictObject({
          text: text(),
          at: position(),
          turn: z.number().min(-90).max(90).default(0).describe('degrees clockwise, along a shore'),
          small: flag('true for a small name, which is left out on phones'),
        }),
      )
      .describe('names of waters and countries, and where they stand'),
    roads: z.array(
      z.strictObject({
        name: text('what the road sign says'),
        at: position().describe('where the sign stands'),
        line: line(),
      }),
    ),
  })
  .superRefine(rule('south', ({ south, north }) => south >= north && `less than north, which is ${north}`))
  .superRefine(
    rule('west', ({ west, east }) => {
      const allowed = `less than east, which is ${east} (degrees west of Greenwich are negative)`;
      return west >= east && allowed;
    }),
  );

export type AreaMap = z.infer<typeof areaMapSchema>;
