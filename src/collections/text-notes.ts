import { problem, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';
import { textsOf, type Text } from './texts.ts';

/** Numbers as texts write them where they count sizes, from three. Of two one may speak without meaning all. */
const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const COUNTED = new RegExp(
  String.raw`\b(${COUNTS.join('|')}|\d+) (?:(?:dumpster|container|box|bin|roll-off) )?sizes\b`,
  'gi',
);

/** What stands between a number and its yards: "a 20-yard box", and the 40 of "40-, 30- and 20-yard boxes". */
const TO_YARD = String.raw`-(?=(?:[\s,]|and|or|to|a|\d+-)*yards?\b)`;

/** What may follow a number that is a size, and no measure: "choose the 40 for bulk". */
const NO_UNIT = String.raw`(?![\d.,]*\d|-|%| ?(?:percent|feet|foot|ft|inch|minutes|hours|days|weeks|months|years|business|tons?|pounds|lb|miles|square|cubic|pickup|bags|gallons?|people)\b)`;

/** Sizes that a text counts, where they are another number. */
const miscounts = (text: string, sizes: number): string[] =>
  [...text.matchAll(COUNTED)].flatMap(([words, count = '']) => {
    const index = COUNTS.indexOf(count.toLowerCase());
    const number = index === -1 ? Number(count) : index + 3;
    return number > 2 && number !== sizes ? [words] : [];
  });

const NAMED = new RegExp(String.raw`\b(\d+)${TO_YARD}`, 'g');

/** How a text names a size that is known to be none: by its yards, or by the number alone. */
function mentions(text: string, yards: number): string[] {
  const number = String.raw`(?<![\d.,$-])${yards}`;
  const pattern = [
    String.raw`\b${number}${TO_YARD}`,
    String.raw`\b${number} (?:to|or|and) \d+ yards\b`,
    String.raw`\b(?:\d+ (?:to|or|and) )?${number} yards\b`,
    String.raw`\b(?:a|an|the) ${number}\b${NO_UNIT}`,
  ].join('|');
  const found = text.match(new RegExp(pattern, 'g')) ?? [];
  return found.map((words) => (words.endsWith('-') ? `${words}yard` : words));
}

/** Texts that count the sizes wrong, or name one, by its yards, that is not offered: left when a size was taken away. */
export function sizeMentions(offered: readonly number[], texts: readonly Text[]): ContentProblem[] {
  const named = texts.flatMap(({ value }) => Array.from(value.matchAll(NAMED), ([, yards]) => Number(yards)));
  const gone = [...new Set(named).difference(new Set(offered))];
  const remedy = `There are ${offered.length} sizes: ${offered.join(', ')} yards (content/dumpster-sizes.yaml).`;
  return texts.flatMap(({ file, field, value }) => {
    const words = [...miscounts(value, offered.length), ...gone.flatMap((yards) => mentions(value, yards))];
    return [...new Set(words)].map((found) => problem(file, field, `found "${found}"`, remedy));
  });
}

/** Links to the section with the map and the towns, where there is neither: they lead to the top of the page. */
function areaLinks({ areaMap, serviceArea, site }: Content, texts: readonly Text[]): ContentProblem[] {
  if (areaMap.length + serviceArea.length > 0 || site.some(({ data }) => data.mapsKey !== undefined))
    return [];
  const found = 'the link with #area leads to the towns and the map, and there are none';
  const remedy = 'Lead it elsewhere, or fill content/service-area.yaml.';
  return texts
    .filter(({ value }) => /\/(?:contact)?#area\b/.test(value))
    .map(({ file, field }) => problem(file, field, found, remedy));
}

/** Texts that speak of what other content no longer has. A site can be built with them, and should not go live. */
export function textNotes(content: Content): ContentProblem[] {
  const texts = textsOf(Object.values(content).flat());
  const yards = content.dumpsterSizes.map(({ data }) => data.yards);
  return [...sizeMentions(yards, texts), ...areaLinks(content, texts)];
}
