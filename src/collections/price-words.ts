import { sizeFragment } from '../lib/path.ts';
import { fillIn } from '../lib/text.ts';
import type { DumpsterSize } from '../schemas/dumpster-size.ts';
import type { Labels } from '../schemas/labels.ts';

type Words = Labels['price'];
/** From a figure to one that is not lower. */
export type Range = { from: number; to: number };

export const POUNDS_PER_TON = 2000;

/** Dollars, their cents where there are any. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** An estimate: two digits of it that count. */
const about = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 2 });

/** A range in words, as one figure where both ends read alike. */
const rangeInWords = ({ from, to }: Range, words: Words): string =>
  about(from) === about(to) ? about(to) : fillIn(words.range, { from: about(from), to: about(to) });

/** Tons in words, as pounds where they are less than one. */
export function weightInWords({ from, to }: Range, words: Words): string {
  if (to < 1) {
    const pounds = { from: from * POUNDS_PER_TON, to: to * POUNDS_PER_TON };
    return fillIn(words.pounds, { count: rangeInWords(pounds, words) });
  }
  const count = rangeInWords({ from, to }, words);
  return count === '1' ? words.oneTon : fillIn(words.tons, { count });
}

/** Days in words. */
export const daysInWords = (days: number, words: Words): string =>
  days === 1 ? words.oneDay : fillIn(words.days, { count: days });

/** Cubic yards in words. */
export const volumeInWords = (yards: Range, words: Words): string =>
  fillIn(words.cubicYards, { count: rangeInWords(yards, words) });

/** The weight that a rental of a size includes: that of its price, else what is usual; `undefined` where none is known. */
export const tonsIncluded = ({ price, tons }: DumpsterSize): Range | undefined =>
  price ? { from: price.tons, to: price.tons } : tons;

/** A price in words, and what belongs to it. */
interface PriceWords {
  /** The amount; words that ask to call where there is no price. */
  amount: string;
  /** The days and tons that are included. */
  included?: string;
  /** What one more ton adds. */
  extraTon?: string;
  /** Charges that depend on the customer, each with what it adds. */
  extras: string[];
  /** Prices for other materials, each with the days and tons that it includes. */
  materials: { name: string; jobs: string[]; amount: string; included: string }[];
}

/** What a size costs, in words: cards, the table, the size finder and the questions all say it in these. */
export function priceWords({ price }: Pick<DumpsterSize, 'price'>, words: Words): PriceWords {
  if (price === undefined) return { amount: words.none, extras: [], materials: [] };
  const extra = (amount: number | undefined, label: string) =>
    amount === undefined ? [] : [fillIn(label, { price: dollars(amount) })];
  const extraTon = extra(price.extraTon, words.extraTon);
  const days = daysInWords(price.days, words);
  const including = (tons: number) =>
    fillIn(words.included, { days, tons: weightInWords({ from: tons, to: tons }, words) });
  return {
    amount: dollars(price.amount),
    included: including(price.tons),
    ...(extraTon[0] && { extraTon: extraTon[0] }),
    extras: [
      ...extra(price.extraDay, words.extraDay),
      ...extraTon,
      ...price.extras.map(({ name, amount }) => `${name}: ${dollars(amount)}`),
    ],
    materials: price.materials.map(({ name, jobs, amount, tons }) => {
      return { name, jobs, amount: dollars(amount), included: including(tons) };
    }),
  };
}

/** The prices of some sizes as sentences for one text, such as an answer; nothing where no size has one. */
export function priceSentences(
  sizes: readonly Pick<DumpsterSize, 'nickname' | 'price'>[],
  words: Words,
): string {
  return sizes
    .filter(({ price }) => price !== undefined)
    .map((size) => {
      const { amount, included } = priceWords(size, words);
      return `${size.nickname}: ${amount}, ${included}.`;
    })
    .join(' ');
}

/** An offer for each price of some sizes, and for each other material, for search engines. */
export const offersOf = (sizes: readonly DumpsterSize[], words: Words) =>
  sizes.flatMap((size) => {
    const { price, nickname: name } = size;
    const fragment = sizeFragment(size.id);
    const { included = '', materials } = priceWords(size, words);
    return price === undefined
      ? []
      : [
          { name, price: price.amount, description: included, fragment },
          ...price.materials.map((material, index) => ({
            name: `${name}, ${material.name}`,
            price: material.amount,
            description: materials[index]?.included ?? '',
            fragment,
          })),
        ];
  });
