import { z } from 'zod';
import { rule, text } from './fields.ts';

const bar = z
  .strictObject({
    label: text('what the bar stands for'),
    value: z.number().positive().describe('the figure, or the lower end of a range'),
    to: z.number().optional().describe('the upper end of a range'),
  })
  .superRefine(
    rule('to', ({ value, to }) => to !== undefined && to < value && `no less than value, which is ${value}`),
  );

/** Figures that are drawn as bars of one scale. */
export const figureSchema = z.strictObject({
  heading: text('what the bars compare'),
  unit: text('what the figures count, such as "pounds"'),
  caption: text('where they come from, or what they leave out'),
  bars: z.array(bar).min(3).max(6).describe('the bars, from the top'),
});

export type Figure = z.infer<typeof figureSchema>;
