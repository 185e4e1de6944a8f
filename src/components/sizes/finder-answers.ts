import { priceWords, tonsIncluded, volumeInWords, weightInWords } from '../../collections/price-words.ts';
import { fillIn } from '../../lib/text.ts';
import type { DumpsterSize } from '../../schemas/dumpster-size.ts';
import type { Job } from '../../schemas/job.ts';
import type { Labels } from '../../schemas/labels.ts';
import { findSize, type Answer } from './size-finder.ts';

type Words = Pick<Labels, 'finder' | 'price'>;

/** What speaks against filling the box, or costs more. */
function warnings({ tooHeavyFor, fill, size, isOverIncluded }: Answer, { finder, price }: Words): string[] {
  const included = tonsIncluded(size);
  return [
    ...(tooHeavyFor ? [fillIn(finder.tooHeavy, { size: tooHeavyFor.nickname })] : []),
    ...(fill === undefined ? [] : [fillIn(finder.fill, { share: `${Math.floor(fill * 10) * 10}%` })]),
    ...(isOverIncluded && included
      ? [fillIn(finder.overIncluded, { tons: weightInWords(included, price) })]
      : []),
  ];
}

/** The price of a size for a job: that of its material, where there is one for the job. */
function priceOf(size: DumpsterSize, job: Job, words: Labels['price']) {
  const { materials, amount, included } = priceWords(size, words);
  return materials.find(({ jobs }) => jobs.includes(job.id)) ?? { amount, included };
}

/**
 * The answers of the size finder to the amounts of a job, in words; none where no size has a limit.
 *
 * @returns for each amount its label, the size or the number of them, its fragment in the table, what it takes, what speaks
 * against it, its price, and what would take a larger size or one more
 */
export function answersFor(job: Job, sizes: readonly DumpsterSize[], words: Words) {
  const { finder, price } = words;
  return job.amounts.flatMap(({ label, units }) => {
    const answer = findSize(job, units, sizes);
    if (answer === undefined) return [];
    const { size, loads, yards, tons, upTo, beyond } = answer;
    const amount = `${upTo.toLocaleString('en-US')} ${upTo === 1 ? job.unit.one : job.unit.many}`;
    return {
      label,
      name: loads === 1 ? size.nickname : fillIn(finder.loads, { count: loads, size: size.nickname }),
      fragment: size.id,
      takes: fillIn(finder.takes, {
        volume: volumeInWords(yards, price),
        weight: weightInWords(tons, price),
      }),
      warnings: warnings(answer, words),
      price: priceOf(size, job, price),
      more: fillIn(finder[beyond], { amount, reason: job.larger }),
    };
  });
}
