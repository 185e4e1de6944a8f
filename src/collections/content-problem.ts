import type { z } from 'zod';
import { withCodePoints } from '../lib/text.ts';
import { findingOf } from './issue-finding.ts';
import { knownFields } from './known-fields.ts';

/** Something wrong in a file of `content/`, in words for the person who edits it. */
export interface ContentProblem {
  /** Path of the file from the project's folder, such as `content/site.yaml`. */
  file: string;
  /** The field, as `fieldName` writes it; empty when the whole file is meant. */
  field: string;
  /** What was found. */
  found: string;
  /** What to do about it. */
  remedy: string;
}

/** A file in an encoding that is not read. */
export function notUtf8(file: string): ContentProblem {
  const remedy = 'Save it again and choose the encoding UTF-8.';
  return { file, field: '', found: 'the file is not saved as UTF-8', remedy };
}

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
 * Turns keys into the name of a field, in words that a person can count along: `['a', 0, 'b']` gives
 * `a, entry 1, b`.
 */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}

/** What stands in a value below some keys. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

/**
 * Puts a finding of zod into words that name the field, what was found and what is allowed.
 *
 * @param issue one issue of a failed `safeParse`
 * @param input the value that was parsed
 * @param file path of the file that it came from
 * @param prefix keys that lead from the file to `input`
 * @param schema what it was parsed with, which knows the fields where one is unknown
 */
export function problemFromIssue(
  issue: z.core.$ZodIssue,
  input: unknown,
  file: string,
  prefix: readonly PropertyKey[] = [],
  schema?: z.core.$ZodType,
): ContentProblem {
  const unknownKey = issue.code === 'unrecognized_keys' && issue.keys.length === 1 ? issue.keys : [];
  const field = fieldName([...prefix, ...issue.path, ...unknownKey]);
  const known = schema === undefined ? [] : knownFields(schema, input, issue.path);
  return { file, field, ...findingOf(issue, valueAt(input, issue.path), known) };
}
