import { beforeAll, describe, expect, it } from 'vitest';
import { drop, set, setField } from '../../src/collections/fixtures/changes.ts';
import { jobs, labels, sizes } from '../support/content.ts';
import { builtPages, type BuiltPage } from '../support/dist.ts';
import { copySite } from '../support/site-copy.ts';

/** Two sizes with prices, those of an owner's own taken away: what stands between is to be read nowhere else. */
const [first, second] = [sizes.length - 2, sizes.length - 1];
const priced = sizes.slice(first);
const concrete = jobs.map(({ id }) => id).filter((id) => id === 'concrete');
const price = {
  ...{ amount: 487.5, days: 9, tons: 2.5, extraDay: 11, extraTon: 93, checked: '2026-01-01' },
  extras: [{ name: 'Mattress', amount: 41 }],
  materials: [{ name: 'Clean dirt', jobs: concrete, amount: 533, tons: 7 }],
};

let pages: BuiltPage[];
const textOf = (path: string, selector: string) =>
  [...(pages.find((page) => page.path === path)?.document.querySelectorAll(selector) ?? [])].map(
    ({ textContent }) => textContent.replace(/\s+/g, ' ').trim(),
  );
const dataOf = (path: string) =>
  textOf(path, 'script[type="application/ld+json"]').map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  );

beforeAll(() => {
  const copy = copySite('prices');
  for (const index of sizes.keys()) copy.edit('content/dumpster-sizes.yaml', drop([index, 'price']));
  for (const [index, amount] of [
    [first, price.amount],
    [second, 1999],
  ] as const) {
    copy.edit('content/dumpster-sizes.yaml', set([index, 'price'], { ...price, amount }));
  }
  copy.edit('content/pages/sizes.md', setField('usualSize', priced[0]?.id));
  const { status, output } = copy.build();
  expect(status, output).toBe(0);
  pages = builtPages(`${copy.folder}/dist`);
}, 120_000);

describe('prices that an owner has put into dumpster-sizes.yaml', () => {
  it('stand on the cards, where those of other sizes have their loads', () => {
    for (const path of ['/', '/sizes']) {
      const cards = textOf(path, '.size-price');
      expect(cards).toHaveLength(sizes.length);
      expect(cards.slice(first)).toEqual([
        '$487.50 9 days and 2.5 tons included',
        '$1,999 9 days and 2.5 tons included',
      ]);
      const loads = sizes
        .slice(0, first)
        .map(({ pickupLoads }) => expect.stringContaining(pickupLoads) as string);
      expect(cards.slice(0, first)).toEqual(loads);
    }
  });

  it('stand in the table with all that may be added, and their tons are those included', () => {
    const row = textOf('/sizes', `#size-${priced[0]?.id} td`);
    expect(row[0]).toBe(
      '$487.509 days and 2.5 tons includedClean dirt: $533, 9 days and 7 tons includedExtra day: $11Extra ton: $93Mattress: $41',
    );
    expect(row).toContain('2.5 tons');
  });

  it('stand on the sheet that shows a written quote, each on a line of its own', () => {
    const { extraDay, extraTon, days } = labels.quote;
    const lines = textOf('/sizes', 'dl:has(.quote-price) > div');
    expect(lines).toEqual(
      expect.arrayContaining([
        `${labels.sizes.price}$487.50`,
        `${days}9 days`,
        `${extraDay}$11`,
        `${extraTon}$93`,
        'Mattress$41',
      ]),
    );
  });

  it('stand in the answers of the size finder', () => {
    const answers = textOf('/sizes', '.answer').filter((answer) =>
      answer.includes(priced[1]?.nickname ?? ''),
    );
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toContain('$1,999, 9 days and 2.5 tons included');
  });

  it('stand in the answer to the question of prices, for visitors and for search engines', () => {
    const said = `${priced[0]?.nickname}: $487.50, 9 days and 2.5 tons included.`;
    expect(textOf('/services', 'details').filter((text) => text.includes(said))).toHaveLength(1);
    expect(JSON.stringify(dataOf('/services'))).toContain(said);
  });

  it('are offers for search engines', () => {
    const offers = dataOf('/sizes').find((data) => data['@type'] === 'Service')?.['offers'];
    expect(offers).toMatchObject([
      { '@type': 'Offer', name: priced[0]?.nickname, price: 487.5, priceCurrency: 'USD' },
      { name: `${priced[0]?.nickname}, Clean dirt`, price: 533 },
      { name: priced[1]?.nickname, price: 1999 },
      { price: 533 },
    ]);
  });
});

it.runIf(sizes.every(({ price: own }) => own === undefined))(
  'without prices all of them ask to call, and nothing is offered',
  () => {
    const own = builtPages('dist').find(({ path }) => path === '/sizes');
    expect(own?.html).not.toContain('"Offer"');
  },
);
