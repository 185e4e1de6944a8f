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

export const problem = (file: string, field: string, found: string, remedy: string): ContentProblem => {
  return { file, field, found, remedy };
};

/** One line for one problem: file, field, finding and remedy. What can't be seen in them shows as its code point. */
export const describeProblem = ({ file, field, found, remedy }: ContentProblem): string =>
  withCodePoints(`${file}: ${field === '' ? '' : `${field}: `}${found}. ${remedy}`);

/** One line for each problem, and no stack: the trace of a loader tells an editor nothing, and Astro would print it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  override readonly stack = '';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.problems = problems;
  }
}

/** Throws where there are problems. */
export function stopAt(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * What a step gives for each of several things, whatever is wrong with the others; throws a {@link ContentError} with
 * the problems that were found already, and of all steps that threw one.
 */
export async function gather<Item, Result>(
  items: Iterable<Item>,
  step: (item: Item) => Result[] | Promise<Result[]>,
  found: readonly ContentProblem[] = [],
): Promise<Result[]> {
  const results: Result[] = [];
  const problems = [...found];
  for (const item of items) {
    try {
      results.push(...(await step(item)));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  stopAt(problems);
  return results;
}

/** Keys as the name of a field, in words that a person can count along: `a, entry 1, b` of `['a', 0, 'b']`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
