import { describe, expect, it } from 'vitest';
import { newPrice, newSize } from '../../collections/fixtures/changes.ts';
import { dumpsterSizeSchema } from '../../schemas/dumpster-size.ts';
import { jobSchema } from '../../schemas/job.ts';
import { answersFor } from './finder-answers.ts';

const words = {
  price: {
    ...{ none: 'Ask', included: '{days}, {tons}', oneDay: 'a day', oneTon: 'a ton', days: '{count} d' },
    ...{ tons: '{count} t', range: '{from}-{to}', pounds: '{count} lb', cubicYards: '{count} yd' },
    ...{ extraDay: 'Day {price}', extraTon: 'Ton {price}' },
  },
  finder: {
    ...{
      job: '?',
      loads: '{count} x {size}',
      takes: '{volume}, {weight}',
      tooHeavy: 'No {size}.',
      fill: 'To {share}.',
    },
    ...{ overIncluded: 'Over {tons}. {extra}', askExtra: 'Ask.', each: '{price} each' },
    ...{ larger: 'Larger above {amount} or {reason}', another: 'Another above {amount} or {reason}' },
  },
};
const size = (yards: number, fields: object) =>
  dumpsterSizeSchema.parse({ ...newSize, id: `${yards}`, nickname: `Box ${yards}`, yards, ...fields });
const job = (fields: object) =>
  jobSchema.parse({
    ...{ id: 'rubble', name: 'Rubble', question: 'How much?', unit: { one: 'load', many: 'loads' } },
    amounts: [1, 3, 8].map((units) => ({ label: `${units} of it`, units })),
    ...{ yardsPerUnit: { from: 1, to: 1 }, pounds: { from: 2000, to: 3000 } },
    ...{ assumes: 'It is.', larger: 'it rains', source: 'A book.' },
    ...fields,
  });
const small = size(2, { limitTons: 1 });
const large = (price?: object) =>
  size(10, { limitTons: 10, tons: { from: 1, to: 2 }, ...(price && { price: { ...newPrice, ...price } }) });

describe('answers of the size finder in words', () => {
  it('say size, volume, weight, price, and what speaks against filling it or calls for more', () => {
    expect(answersFor(job({}), [small, large()], words)).toEqual([
      {
        ...{ label: '1 of it', name: 'Box 10', id: '10', takes: '1 yd, 1-1.5 t' },
        warnings: ['No Box 2.', 'To 60%.'],
        price: { amount: 'Ask', included: undefined },
        more: 'Another above 6 loads or it rains',
      },
      expect.objectContaining({ takes: '3 yd, 3-4.5 t', warnings: ['To 60%.', 'Over 1-2 t. Ask.'] }),
      expect.objectContaining({ name: '2 x Box 10', warnings: ['To 60%.', 'Over 1-2 t. Ask.'] }),
    ]);
  });

  it('name the price of each of several boxes, and of a ton more', () => {
    const [, , last] = answersFor(job({}), [large({ extraTon: 90 })], words);
    expect(last?.price).toEqual({ amount: '$495 each', included: '7 d, 2 t' });
    expect(last?.warnings).toEqual(['To 60%.', 'Over 2 t. Ton $90']);
  });

  it('name the price of the material of the job, and its tons', () => {
    const materials = [{ name: 'Clean rubble', jobs: ['rubble'], amount: 700, tons: 8 }];
    const [, second] = answersFor(job({}), [large({ materials })], words);
    expect(second?.price).toEqual({ amount: '$700', included: '7 d, 8 t' });
    expect(second?.warnings).toEqual(['To 60%.']);
    const [, other] = answersFor(job({ id: 'other' }), [large({ materials })], words);
    expect(other?.price.amount).toBe('$495');
  });

  it('count one unit as one', () => {
    const light = { yardsPerUnit: { from: 2, to: 2 }, pounds: { from: 9, to: 9 } };
    const [first] = answersFor(job(light), [small, large()], words);
    expect(first?.more).toBe('Larger above 1 load or it rains');
  });

  it('are none where no size has a limit', () => {
    expect(answersFor(job({}), [size(10, {})], words)).toEqual([]);
  });
});
