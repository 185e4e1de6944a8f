import { z } from 'zod';
import { jobId, text } from './fields.ts';

const CENTS = 'an amount in dollars, with cents or without, such as 495 or 12.50';

/** US dollars. */
const dollars = (means: string) =>
  z
    .number({ error: ({ code }: { code: string }) => (code === 'invalid_type' ? CENTS : undefined) })
    .positive()
    .max(100_000)
    .multipleOf(0.01, CENTS)
    .describe(means);

/** US tons, of 2,000 pounds. */
export const tons = (means: string) => z.number().positive().max(40).describe(means);

/** Words of charges that nobody can avoid, and the words that stand around them. */
const MANDATORY = new Set(
  (
    'delivery drop off pickup pick up haul hauling transport disposal dump dumping landfill tipping fuel energy environmental ' +
    'environment admin administrative administration processing service booking franchise handling recovery regulatory ' +
    'compliance required mandatory standard fee fees charge charges surcharge surcharges cost costs and for'
  ).split(' '),
);

const isMandatory = (name: string) =>
  name
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.every((word) => MANDATORY.has(word)) ?? true;

/** Where the law has it that what everyone pays stands in the price: the Consumers Legal Remedies Act as of SB 478. */
const IN_AMOUNT = 'a charge that everyone pays belongs into amount (California Civil Code 1770(a)(29))';

const materialPrice = z.strictObject({
  name: text('the material, such as "Clean concrete"'),
  jobs: z.array(jobId()).default([]).describe('ids of the jobs in jobs.yaml that it is for'),
  amount: dollars('the price with this material in the box, every mandatory charge included'),
  tons: tons('the tons included then'),
});

const extra = z.strictObject({
  name: text('what it is for, such as "Mattress"').refine(
    (name) => !isMandatory(name),
    `a charge that depends on the customer, such as "Mattress"; ${IN_AMOUNT}`,
  ),
  amount: dollars('what it adds'),
});

/**
 * What a size costs. Whatever everyone pays is in `amount`, and no field takes a part of it; what depends on the customer
 * stands beside it.
 */
export const priceSchema = z.strictObject(
  {
    amount: dollars('the price, every mandatory charge included: delivery, pickup, disposal, fuel'),
    days: z.int().positive().max(366).describe('the days included'),
    tons: tons('the tons included'),
    extraDay: dollars('what one more day adds').optional(),
    extraTon: dollars('what one more ton adds').optional(),
    materials: z
      .array(materialPrice)
      .default([])
      .superRefine((materials, context) => {
        const jobs = materials.flatMap((material, index) => material.jobs.map((job) => ({ job, index })));
        for (const [place, { job, index }] of jobs.entries()) {
          if (jobs.findIndex((other) => other.job === job) === place) continue;
          const found = `the job "${job}" a second time`;
          const message = 'each job once, so that the size finder knows its price';
          context.addIssue({ code: 'custom', path: [index, 'jobs'], params: { found }, message });
        }
      })
      .describe('other prices for some materials'),
    extras: z.array(extra).default([]).describe('other charges that depend on the customer'),
    checked: z.iso.date('a date such as 2026-11-27').describe('when it was last checked, YYYY-MM-DD'),
  },
  {
    error: ({ code, inst }) => {
      if (code === 'invalid_type') return 'amount, days, tons and checked, each on a line of its own';
      return inst instanceof z.ZodObject ? `${Object.keys(inst.shape).join(', ')}; ${IN_AMOUNT}` : undefined;
    },
  },
);
