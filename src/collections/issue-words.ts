import { stringify } from 'yaml';
import { z } from 'zod';
import { fieldName, problem, type ContentProblem } from './content-problem.ts';
import type { Path } from './texts.ts';
import { valueAt } from './tokens.ts';

/** What zod calls a type, in words. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list, each entry after a dash',
  object: 'a group of fields',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
};

/** What is counted of a value, one and several. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function counted(amount: number | bigint, origin: string): string {
  const [one, many] = UNITS[origin] ?? [];
  return [amount, Number(amount) === 1 ? one : many].join(' ').trimEnd();
}

function bounds(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const isTooSmall = issue.code === 'too_small';
  const limit = counted(isTooSmall ? issue.minimum : issue.maximum, issue.origin);
  if (issue.inclusive === false) return `${isTooSmall ? 'more' : 'less'} than ${limit}`;
  if (issue.exact === true) return `exactly ${limit}`;
  return `at ${isTooSmall ? 'least' : 'most'} ${limit}`;
}

/** What is allowed, where a schema does not say it in its own words. */
function allowed(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const quotes = issue.expected === 'string' && ['number', 'boolean'].includes(typeof issue.input);
    const none = issue.expected === 'array' && issue.input === null;
    return `${EXPECTED[issue.expected] ?? issue.expected}${quotes ? ' (put it in quotes)' : ''}${none ? ', or [] for none' : ''}`;
  }
  if (issue.code === 'invalid_value') return issue.values.join(', ');
  if (issue.code === 'invalid_union' && issue.inclusive !== false) return issue.options?.join(', ');
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
    return Object.keys(issue.inst.shape).join(', ');
  }
  return issue.code === 'too_small' || issue.code === 'too_big' ? bounds(issue) : undefined;
}

/** Makes zod say of each issue what is allowed, and what it found, for `problemFromIssue`. */
export const inWords: z.core.ParseContext<z.core.$ZodIssue> = { reportInput: true, error: allowed };

/** A value on one line, as the file writes it, and cut where it is long. */
function shown(value: unknown): string {
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = typeof value === 'number' ? stringify(value).trim() : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

/** What was found, with its type where that is wrong, and with its size. */
function foundIn(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type') {
    const type = Number.isFinite(value) ? 'the number ' : '';
    return `${typeof value === 'string' ? 'the text ' : type}${shown(value)}`;
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (Array.isArray(value)) return counted(value.length, 'array');
    return typeof value === 'string' ? `${shown(value)} (${counted(value.length, 'string')})` : shown(value);
  }
  // A check of several values may say itself what it found: none of them tells it.
  const said: unknown = issue.code === 'custom' ? issue.params?.['found'] : undefined;
  return typeof said === 'string' ? said : shown(value);
}

/**
 * Puts an issue of zod, of a `safeParse` that was given `inWords`, into words that name the field, what was found and
 * what is allowed. `prefix` are the keys that lead from the file to the value.
 */
export function problemFromIssue(issue: z.core.$ZodIssue, file: string, prefix: Path = []): ContentProblem {
  const path = [...prefix, ...issue.path];
  const say = (found: string, remedy: string) => problem(file, fieldName(path), found, remedy);
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const [key = '', ...others] = issue.keys;
    const remedy = `Correct the spelling or remove it. The fields here are: ${message}.`;
    if (others.length > 0) return say(`unknown fields ${issue.keys.join(', ')}`, remedy);
    return problem(file, fieldName([...path, key]), 'unknown field', remedy);
  }
  // zod gives the whole group where the field that tells its kind is wrong.
  const kind = issue.code === 'invalid_union' ? issue.discriminator : undefined;
  const value = kind === undefined ? issue.input : valueAt(issue.input, [kind]);
  const isChoice = issue.code === 'invalid_value' || 'options' in issue;
  if (value === undefined) return say('is missing', `Add it${isChoice ? ', one of' : ''}: ${message}.`);
  if (value === '' && issue.code === 'too_small') return say('is empty', 'Write some text.');
  return say(`found ${foundIn(issue, value)}`, `Allowed${isChoice ? ':' : ' is'} ${message}.`);
}
