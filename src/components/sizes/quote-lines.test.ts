import { describe, expect, it } from 'vitest';
import { labelsSchema } from '../../schemas/labels.ts';
import { dumpsterSizeSchema } from '../../schemas/dumpster-size.ts';
import { newPrice, newSize } from '../../collections/fixtures/changes.ts';
import { readContent } from '../../collections/read-content.ts';
import { projectRoot } from '../../collections/fixtures/project.ts';
import { quoteLines } from './quote-lines.ts';

const labels = labelsSchema.parse((await readContent(projectRoot)).labels[0]?.data);
const { quote, sizes } = labels;
const linesOf = (price?: object) => {
  const size = dumpsterSizeSchema.parse({ ...newSize, ...(price && { price: { ...newPrice, ...price } }) });
  return quoteLines(size, labels);
};
const included = [quote.delivery, quote.pickup, quote.disposal].map((label) => [label, quote.included]);

describe('the lines of a quote', () => {
  it('are blank without a price, but for the size and what is in every price', () => {
    const blank = [quote.days, quote.tons, sizes.price, quote.extraDay, quote.extraTon];
    const lines = linesOf();
    expect(lines.filter(([, value]) => value === undefined).map(([label]) => label)).toEqual(blank);
    expect(lines.filter(([, value]) => value !== undefined)).toEqual([[sizes.size, 'New'], ...included]);
  });

  it("are the owner's figures where there is a price, in the order of a bill", () => {
    const extras = [{ name: 'Mattress', amount: 40 }];
    expect(linesOf({ amount: 495, days: 9, tons: 0.5, extraDay: 10, extraTon: 92.5, extras })).toEqual([
      [sizes.size, 'New'],
      [quote.days, '9 days'],
      [quote.tons, '1,000 lb'],
      ...included,
      [sizes.price, '$495'],
      [quote.extraDay, '$10'],
      [quote.extraTon, '$92.50'],
      ['Mattress', '$40'],
    ]);
  });

  it('leave out what an owner with prices charges nothing for', () => {
    expect(linesOf({}).map(([label]) => label)).not.toContain(quote.extraDay);
  });
});
