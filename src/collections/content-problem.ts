import type { z } from 'zod';

/** Something wrong in a file of `content/`, in words for the person who edits it. */
export interface ContentProblem {
  /** Path of the file from the project's folder, such as `content/site.yaml`. */
  file: string;
  /** The field, such as `navLinks[2].href`; empty when the whole file is meant. */
  field: string;
  /** What was found. */
  found: string;
  /** What to do about it. */
  remedy: string;
}

/** One line for one problem: file, field, finding and remedy. */
export function describeProblem({ file, field, found, remedy }: ContentProblem): string {
  return `${file}: ${field === '' ? '' : `${field}: `}${found}. ${remedy}`;
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

/** Turns keys into a field name as an editor would write it: `['a', 0, 'b']` gives `a[0].b`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

function typeName(value: unknown): string {
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of fields' : `the ${typeof value} ${shown(value)}`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
};

/**
 * Puts a finding of zod into words that name the field, what was found and what is allowed.
 *
 * @param issue one issue of a failed `safeParse`
 * @param input the value that was parsed
 * @param file path of the file that it came from
 * @param prefix keys that lead from the file to `input`
 */
export function problemFromIssue(
  issue: z.core.$ZodIssue,
  input: unknown,
  file: string,
  prefix: readonly PropertyKey[] = [],
): ContentProblem {
  const value = valueAt(input, issue.path);
  const at = (path: readonly PropertyKey[]) => fieldName([...prefix, ...path]);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return {
      file,
      field: at([...issue.path, key]),
      found: 'unknown field',
      remedy: 'Remove it, or correct its spelling; src/schemas/ lists the fields.',
    };
  }
  if (issue.code === 'invalid_union' && 'discriminator' in issue && issue.discriminator !== undefined) {
    return {
      file,
      field: at(issue.path),
      found: `found ${shown(value)}`,
      remedy: `Give it one of the values that src/schemas/ lists for ${String(issue.discriminator)}.`,
    };
  }
  if (value === undefined) {
    const expected = issue.code === 'invalid_type' ? (EXPECTED[issue.expected] ?? issue.expected) : 'a value';
    return { file, field: at(issue.path), found: 'is missing', remedy: `Add it: ${expected}.` };
  }
  if (issue.code === 'invalid_type') {
    const expected = EXPECTED[issue.expected] ?? issue.expected;
    const hint = issue.expected === 'string' && typeof value !== 'object' ? ' (put it in quotes)' : '';
    return {
      file,
      field: at(issue.path),
      found: `found ${typeName(value)}`,
      remedy: `Allowed is ${expected}${hint}.`,
    };
  }
  if (issue.code === 'invalid_value') {
    return {
      file,
      field: at(issue.path),
      found: `found ${shown(value)}`,
      remedy: `Allowed: ${issue.values.map(String).join(', ')}.`,
    };
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const [limit, word] =
      issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
    const unit = typeof value === 'string' ? ' characters' : Array.isArray(value) ? ' entries' : '';
    const size = typeof value === 'string' || Array.isArray(value) ? ` (${value.length}${unit})` : '';
    return {
      file,
      field: at(issue.path),
      found: `found ${shown(value)}${size}`,
      remedy: `Allowed is ${word} ${limit}${unit}.`,
    };
  }
  return {
    file,
    field: at(issue.path),
    found: `found ${shown(value)}`,
    remedy: `Allowed is ${issue.message}.`,
  };
}
