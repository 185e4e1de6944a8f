import { withCodePoints } from '../lib/text.ts';

/** What was found, and what to do about it. */
export interface Finding {
  found: string;
  remedy: string;
}

/** Something wrong in a file of `content/`, in words for the person who edits it. */
export interface ContentProblem extends Finding {
  /** Path of the file from the project's folder, such as `content/site.yaml`. */
  file: string;
  /** The field, as `fieldName` writes it; empty when the whole file is meant. */
  field: string;
}

export const problem = (file: string, field: string, found: string, remedy: string): ContentProblem => ({
  file,
  field,
  found,
  remedy,
});

/** A file in an encoding that is not read. */
export const notUtf8 = (file: string): ContentProblem =>
  problem(file, '', 'the file is not saved as UTF-8', 'Save it again and choose the encoding UTF-8.');

/** One line for one problem: file, field, finding and remedy. What can't be seen in them shows as its code point. */
export function describeProblem({ file, field, found, remedy }: ContentProblem): string {
  return withCodePoints(`${file}: ${field === '' ? '' : `${field}: `}${found}. ${remedy}`);
}

/**
 * Stops the build with one line for each problem. It carries no stack: the trace of a loader
 * tells an editor nothing, and Astro would print it.
 */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
    this.stack = '';
  }
}

/**
 * What a step gives that throws content errors.
 *
 * @param problems are added to where it throws one
 * @returns none then, so that what does not need the step goes on
 */
export async function attempt<Item>(
  problems: ContentProblem[],
  step: () => Item[] | Promise<Item[]>,
): Promise<Item[]> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}

/**
 * Turns keys into the name of a field, in words that a person can count along: `['a', 0, 'b']` gives
 * `a, entry 1, b`.
 */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}
