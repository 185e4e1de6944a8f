import { describe, expect, it } from 'vitest';
import { dumpsterSizeSchema } from '../schemas/dumpster-size.ts';
import { newPrice, newSize } from './fixtures/changes.ts';
import { projectRoot } from './fixtures/project.ts';
import { offersOf, priceSentences, priceWords, volumeInWords, weightInWords } from './price-words.ts';
import { readContent } from './read-content.ts';

const words = {
  ...{
    none: 'Ask',
    included: '{days}, {tons} in it',
    oneDay: 'a day',
    oneTon: 'a ton',
    days: '{count} days',
  },
  ...{ tons: '{count} tons', range: '{from} to {to}', pounds: '{count} lb', cubicYards: '{count} yd³' },
  ...{ extraDay: 'Day {price}', extraTon: 'Ton {price}' },
};
const size = (price?: object) =>
  dumpsterSizeSchema.parse({ ...newSize, ...(price && { price: { ...newPrice, ...price } }) });
const full = size({
  ...{ amount: 1295.5, extraDay: 10, extraTon: 90 },
  extras: [{ name: 'Mattress', amount: 40 }],
  materials: [{ name: 'Clean concrete', amount: 550, tons: 6 }],
});

describe('a price in words', () => {
  it('is what asks to call where there is none', () => {
    expect(priceWords(size(), words)).toEqual({ amount: 'Ask', extras: [], materials: [] });
  });

  it('has cents where there are any, and what depends on the customer beside it', () => {
    expect(priceWords(full, words)).toEqual({
      amount: '$1,295.50',
      included: '7 days, 2 tons in it',
      extraTon: 'Ton $90',
      extras: ['Day $10', 'Ton $90', 'Mattress: $40'],
      materials: [{ name: 'Clean concrete', jobs: [], amount: '$550', included: '7 days, 6 tons in it' }],
    });
  });

  it('says one day and one ton, and half a ton in pounds', () => {
    expect(priceWords(size({ days: 1, tons: 1 }), words).included).toBe('a day, a ton in it');
    expect(priceWords(size({ tons: 0.5 }), words).included).toBe('7 days, 1,000 lb in it');
  });

  it('is a sentence for each size that has one', () => {
    expect(priceSentences([size(), full], words)).toBe('New: $1,295.50, 7 days, 2 tons in it.');
    expect(priceSentences([size()], words)).toBe('');
  });

  it('is an offer, and one for each other material', () => {
    expect(offersOf([size(), full], words)).toEqual([
      { name: 'New', price: 1295.5, description: '7 days, 2 tons in it', fragment: 'size-new-size' },
      {
        name: 'New, Clean concrete',
        price: 550,
        description: '7 days, 6 tons in it',
        fragment: 'size-new-size',
      },
    ]);
  });
});

describe('estimates in words', () => {
  it.each([
    [{ from: 0.25, to: 0.5 }, '500 to 1,000 lb'],
    [{ from: 0.75, to: 1.56 }, '0.75 to 1.6 tons'],
    [{ from: 1, to: 1 }, 'a ton'],
    [{ from: 6.5, to: 12.5 }, '6.5 to 13 tons'],
  ])('weigh %o as %s', (tons, said) => {
    expect(weightInWords(tons, words)).toBe(said);
  });

  it('measure what both ends round to as one figure', () => {
    expect(volumeInWords({ from: 9.96, to: 10.04 }, words)).toBe('10 yd³');
    expect(volumeInWords({ from: 17.5, to: 21.88 }, words)).toBe('18 to 22 yd³');
  });
});

it('no price of this site is a sample that looks like one', async () => {
  const { dumpsterSizes } = await readContent(projectRoot);
  expect(dumpsterSizes.filter(({ data }) => data.sample && data.price)).toEqual([]);
});
