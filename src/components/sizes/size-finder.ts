import { POUNDS_PER_TON, type Range } from '../../collections/price-words.ts';
import type { DumpsterSize } from '../../schemas/dumpster-size.ts';
import type { Job } from '../../schemas/job.ts';

/** What an amount of a job takes. Volumes are cubic yards, weights US tons, both of all loads together. */
export interface Answer {
  size: DumpsterSize;
  /** How many boxes of the size. */
  loads: number;
  yards: Range;
  tons: Range;
  /** The size that has the room for it and may not be loaded so heavily. */
  tooHeavyFor: DumpsterSize | undefined;
  /** How much of the box may be filled, as a share of 1, where a full one would be too heavy to haul. */
  fill: number | undefined;
  /** The most units that the same answer holds for, rounded down, and whether more than that takes one more box or a larger one. */
  upTo: number;
  beyond: 'larger' | 'another';
}

/** A size whose limit is known. */
type Limited = DumpsterSize & { limitTons: number };

const times = ({ from, to }: Range, factor: number): Range => ({ from: from * factor, to: to * factor });

/** Rounds a positive figure down to two digits that count, and to a whole one. */
function roundDown(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.floor(value / step + 1e-9) * step;
}

/** Rounds up what is more than a rounding error above a whole number. */
const whole = (value: number) => Math.ceil(value - 1e-9);

/** Volume and weight of an amount of a job. */
function takes({ yardsPerUnit, pounds }: Pick<Job, 'yardsPerUnit' | 'pounds'>, units: number) {
  const yards = times(yardsPerUnit, units);
  const ofYards = { from: pounds.from * yards.from, to: pounds.to * yards.to };
  const tons = times(pounds.per === 'unit' ? times(pounds, units) : ofYards, 1 / POUNDS_PER_TON);
  return { yards, tons };
}

/** The size that needs the fewest loads, and of those the smallest. */
const fewestLoads = (sizes: readonly Limited[], loadsOf: (size: Limited) => number) =>
  sizes
    .map((size) => ({ size, loads: loadsOf(size) }))
    .sort((a, b) => a.loads - b.loads || a.size.yards - b.size.yards)[0];

/**
 * The size that an amount of a job takes: the smallest of those that take it in the fewest loads, by their room and by
 * the weight that may be hauled in them. It plans for the upper end of each range.
 *
 * @param units how many of the job's unit there are
 * @param sizes those that are offered; one without `limitTons` is not suggested
 * @returns `undefined` where no size has a limit
 */
export function findSize(
  job: Pick<Job, 'yardsPerUnit' | 'pounds'>,
  units: number,
  sizes: readonly DumpsterSize[],
): Answer | undefined {
  const limited = sizes.filter((size): size is Limited => size.limitTons !== undefined);
  const byRoom = (amount: number) => (size: Limited) => whole(takes(job, amount).yards.to / size.yards);
  const choose = (amount: number) => {
    const { tons } = takes(job, amount);
    return fewestLoads(limited, (size) => Math.max(byRoom(amount)(size), whole(tons.to / size.limitTons)));
  };

  const best = choose(units);
  if (best === undefined) return undefined;
  const { size, loads } = best;
  const { yards, tons } = takes(job, units);
  const one = takes(job, 1);
  const roomy = fewestLoads(limited, byRoom(units))?.size;
  const fill = ((size.limitTons / one.tons.to) * one.yards.to) / size.yards;
  const upTo = loads * Math.min(size.yards / one.yards.to, size.limitTons / one.tons.to);
  return {
    ...{ size, loads, yards, tons, upTo: roundDown(upTo) },
    tooHeavyFor: roomy === size ? undefined : roomy,
    fill: fill < 1 ? fill : undefined,
    // A little more, whichever of the two limits it passes.
    beyond: (choose(upTo * 1.001)?.loads ?? loads) > loads ? 'another' : 'larger',
  };
}
