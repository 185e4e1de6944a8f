import { z } from 'zod';
import { id, inOrder, text } from './fields.ts';

const figures = { from: z.number().positive(), to: z.number().positive() };

/**
 * A job of `content/jobs.yaml`, for the size finder: how much of it there may be, in three steps, and what a unit of it
 * takes and weighs.
 */
export const jobSchema = z.strictObject({
  id: id().describe('a short name such as "kitchen"; prices point at it'),
  name: text('the job in two or three words'),
  question: text('the question how much of it there is'),
  amounts: z
    .array(z.strictObject({ label: text('the amount in words'), units: z.number().positive() }))
    .length(3)
    .superRefine((amounts, context) => {
      for (const [index, { units }] of amounts.entries()) {
        const before = amounts[index - 1]?.units ?? 0;
        const message = `more than ${before}, the amount before it`;
        if (units <= before)
          context.addIssue({ code: 'custom', path: [index, 'units'], input: units, message });
      }
    })
    .describe('three amounts, the smallest first'),
  unit: z
    .strictObject({ one: text(), many: text() })
    .describe('what units counts, such as "room" and "rooms"'),
  yardsPerUnit: z
    .strictObject(figures)
    .superRefine(inOrder)
    .describe('cubic yards in the box that a unit makes'),
  pounds: z
    .strictObject({ ...figures, per: z.enum(['yard', 'unit']).default('yard') })
    .superRefine(inOrder)
    .describe('what a cubic yard of it weighs, or a unit where that is better known'),
  assumes: text('what the figures take for granted, in a sentence or two'),
  larger: text('what else calls for a larger size, after "or"'),
  source: text('where the figures come from, for the owner; not shown to visitors'),
});

export type Job = z.infer<typeof jobSchema>;
