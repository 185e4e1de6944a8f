import { priceWords, tonsIncluded, volumeInWords, weightInWords } from '../../collections/price-words.ts';
import { fillIn } from '../../lib/text.ts';
import type { DumpsterSize } from '../../schemas/dumpster-size.ts';
import type { Job } from '../../schemas/job.ts';
import type { Labels } from '../../schemas/labels.ts';
import { findSize, type Answer } from './size-finder.ts';

type Words = Pick<Labels, 'finder' | 'price'>;

/** The price of a size for another material, where the job is one of those that it is for. */
const materialOf = ({ price }: DumpsterSize, { id }: Job) =>
  price?.materials.find(({ jobs }) => jobs.includes(id));

/** What speaks against filling the box, or costs more. */
function warnings(
  { tooHeavyFor, fill, size, loads, tons }: Answer,
  job: Job,
  { finder, price }: Words,
): string[] {
  const material = materialOf(size, job);
  const included = material ? { from: material.tons, to: material.tons } : tonsIncluded(size);
  const isOver = included !== undefined && tons.to / loads > included.to;
  const extraTon = priceWords(size, price).extraTon ?? finder.askExtra;
  return [
    tooHeavyFor && fillIn(finder.tooHeavy, { size: tooHeavyFor.nickname }),
    fill && fillIn(finder.fill, { share: `${Math.floor(fill * 10) * 10}%` }),
    isOver && fillIn(finder.overIncluded, { tons: weightInWords(included, price), extra: extraTon }),
  ].filter((warning) => typeof warning === 'string');
}

/** The price of a size for a job, that of each box where there are several, and what it includes. */
function priceOf({ size, loads }: Answer, job: Job, words: Words) {
  const { materials, ...usual } = priceWords(size, words.price);
  const { amount, included } = materials.find(({ jobs }) => jobs.includes(job.id)) ?? usual;
  const isEach = loads > 1 && included !== undefined;
  return { amount: isEach ? fillIn(words.finder.each, { price: amount }) : amount, included };
}

/**
 * The answers of the size finder to the amounts of a job, in words; none where no size has a limit.
 *
 * @returns for each amount its label, the size or the number of them, the id of the size, what it takes, what speaks
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
      id: size.id,
      takes: fillIn(finder.takes, {
        volume: volumeInWords(yards, price),
        weight: weightInWords(tons, price),
      }),
      warnings: warnings(answer, job, words),
      price: priceOf(answer, job, words),
      more: fillIn(finder[beyond], { amount, reason: job.larger }),
    };
  });
}
