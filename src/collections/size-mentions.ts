import { problem, type ContentProblem } from './content-problem.ts';
import type { Text } from './texts.ts';

/** Numbers as texts write them where they count sizes. Of two one may speak without meaning all. */
const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const COUNTED = new RegExp(
  String.raw`\b(${COUNTS.join('|')}|\d+) (?:(?:dumpster|container|box|bin|roll-off) )?sizes\b`,
  'gi',
);

/** What stands between a number and its yards: "a 20-yard box", and the 40 of "40-, 30- and 20-yard boxes". */
const TO_YARD = String.raw`-(?=(?:[\s,]|and|or|to|a|\d+-)*yards?\b)`;

/** What may follow a number that is a size, and no measure: "choose the 40 for bulk". */
const NO_UNIT = String.raw`(?![\d.,]*\d|-|%| ?(?:percent|feet|foot|ft|inch|minutes|hours|days|weeks|months|years|business|tons?|pounds|lb|miles|square|cubic|pickup|bags|gallons?|people)\b)`;

const numberOf = (count: string) => {
  const index = COUNTS.indexOf(count.toLowerCase());
  return index === -1 ? Number(count) : index + 3;
};

/** Sizes that a text counts, where they are another number. */
function miscounts(text: string, sizes: number): string[] {
  return [...text.matchAll(COUNTED)]
    .filter(([, count = '']) => numberOf(count) > 2 && numberOf(count) !== sizes)
    .map(([words]) => words);
}

const namedYards = (text: string): number[] =>
  [...text.matchAll(new RegExp(String.raw`\b(\d+)${TO_YARD}`, 'g'))].map(([, yards]) => Number(yards));

/** How a text names a size that is known to be none: by its yards, or by the number alone. */
function mentions(text: string, yards: number): string[] {
  const number = String.raw`(?<![\d.,$-])${yards}`;
  const pattern = new RegExp(
    [
      String.raw`\b${number}${TO_YARD}`,
      String.raw`\b${number} (?:to|or|and) \d+ yards\b`,
      String.raw`\b(?:\d+ (?:to|or|and) )?${number} yards\b`,
      String.raw`\b(?:a|an|the) ${number}\b${NO_UNIT}`,
    ].join('|'),
    'g',
  );
  return [...text.matchAll(pattern)].map(([words]) => (words.endsWith('-') ? `${words}yard` : words));
}

/**
 * Texts that count the sizes wrong, or name one that there is not: those that were left when a size was taken away.
 *
 * @param offered yards of the sizes of `dumpster-sizes.yaml`
 */
export function sizeMentions(offered: readonly number[], texts: readonly Text[]): ContentProblem[] {
  const named = new Set(texts.flatMap(({ value }) => namedYards(value)));
  const gone = [...named.difference(new Set(offered))];
  const remedy = `There are ${offered.length} sizes: ${offered.join(', ')} yards (content/dumpster-sizes.yaml).`;
  return texts.flatMap(({ file, field, value }) => {
    const words = [...miscounts(value, offered.length), ...gone.flatMap((yards) => mentions(value, yards))];
    return [...new Set(words)].map((found) => problem(file, field, `found "${found}"`, remedy));
  });
}
