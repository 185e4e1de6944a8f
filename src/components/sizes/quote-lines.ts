import { daysInWords, dollars, weightInWords } from '../../collections/price-words.ts';
import type { DumpsterSize } from '../../schemas/dumpster-size.ts';
import type { Labels } from '../../schemas/labels.ts';

type QuoteLine = readonly [label: string, value?: string];

/**
 * What a written quote for a size says, line by line: a label, and a value where the line is not left blank.
 *
 * @returns with a price the owner's figures, and no line for what nothing is charged for; without one blank lines
 */
export function quoteLines(
  { nickname, price }: Pick<DumpsterSize, 'nickname' | 'price'>,
  { quote, sizes, price: words }: Pick<Labels, 'quote' | 'sizes' | 'price'>,
): QuoteLine[] {
  const amount = (label: string, value?: number): QuoteLine =>
    value === undefined ? [label] : [label, dollars(value)];
  const inPrice = [quote.delivery, quote.pickup, quote.disposal].map(
    (label) => [label, quote.included] as const,
  );
  const lines: QuoteLine[] = [
    [sizes.size, nickname],
    price ? [quote.days, daysInWords(price.days, words)] : [quote.days],
    price ? [quote.tons, weightInWords({ from: price.tons, to: price.tons }, words)] : [quote.tons],
    ...inPrice,
    amount(sizes.price, price?.amount),
    amount(quote.extraDay, price?.extraDay),
    amount(quote.extraTon, price?.extraTon),
    ...(price?.extras ?? []).map((extra) => amount(extra.name, extra.amount)),
  ];
  return price ? lines.filter(([, value]) => value !== undefined) : lines;
}
