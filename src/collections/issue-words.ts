import { stringify } from 'yaml';
import { z } from 'zod';
import { fieldName, problem, type ContentProblem } from './content-problem.ts';

/** What zod calls a type, in words. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['array', 'a list, each entry after a dash'],
  ['object', 'a group of fields'],
  ['boolean', 'true or false'],
  ['int', 'a whole number'],
  ['number', 'a number'],
]);

/** What is counted of a value, one and several. */
const UNITS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['string', ['character', 'characters']],
  ['array', ['entry', 'entries']],
]);

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function counted(amount: number | bigint, origin: string): string {
  const [one, many] = UNITS.get(origin) ?? [];
  return [amount, Number(amount) === 1 ? one : many].join(' ').trimEnd();
}

function bounds(issue: z.core.$ZodRawIssue<SizeIssue>): string {
  const [limit, bound, beyond] =
    issue.code === 'too_small'
      ? ([issue.minimum, 'at least', 'more than'] as const)
      : ([issue.maximum, 'at most', 'less than'] as const);
  const inclusive = issue.exact === true ? 'exactly' : bound;
  return `${issue.inclusive === false ? beyond : inclusive} ${counted(limit, issue.origin)}`;
}

/** What is allowed, where a schema does not say it in its own words. */
function allowed(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const quotes = issue.expected === 'string' && ['number', 'boolean'].includes(typeof issue.input);
    return `${EXPECTED.get(issue.expected) ?? issue.expected}${quotes ? ' (put it in quotes)' : ''}`;
  }
  if (issue.code === 'invalid_value') return issue.values.map(String).join(', ');
  if (issue.code === 'invalid_union' && issue.inclusive !== false) {
    return issue.options?.map(String).join(', ');
  }
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
    if (typeof value === 'string') return `the text ${shown(value)}`;
    return Number.isFinite(value) ? `the number ${shown(value)}` : shown(value);
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (Array.isArray(value)) return counted(value.length, 'array');
    return typeof value === 'string' ? `${shown(value)} (${counted(value.length, 'string')})` : shown(value);
  }
  // A check of several values may say itself what it found: none of them tells it.
  const said: unknown = issue.code === 'custom' ? issue.params?.['found'] : undefined;
  return typeof said === 'string' ? said : shown(value);
}

/** The value that an issue is about; zod gives the whole group where the field that tells its kind is wrong. */
function inputOf(issue: z.core.$ZodIssue): unknown {
  const { input } = issue;
  if (issue.code !== 'invalid_union' || issue.discriminator === undefined) return input;
  return typeof input === 'object' && input !== null ? Reflect.get(input, issue.discriminator) : undefined;
}

/**
 * Puts an issue of zod into words that name the field, what was found and what is allowed.
 *
 * @param issue of a `safeParse` that was given `inWords`
 * @param file path of the file that the value came from
 * @param prefix keys that lead from the file to the value
 */
export function problemFromIssue(
  issue: z.core.$ZodIssue,
  file: string,
  prefix: readonly PropertyKey[] = [],
): ContentProblem {
  const path = [...prefix, ...issue.path];
  const field = fieldName(path);
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const { keys } = issue;
    const remedy = `Correct the spelling or remove it. The fields here are: ${message}.`;
    return keys.length === 1
      ? problem(file, fieldName([...path, ...keys]), 'unknown field', remedy)
      : problem(file, field, `unknown fields ${keys.join(', ')}`, remedy);
  }
  const value = inputOf(issue);
  const isChoice = issue.code === 'invalid_value' || 'options' in issue;
  if (value === undefined) {
    return problem(file, field, 'is missing', `Add it${isChoice ? ', one of' : ''}: ${message}.`);
  }
  if (value === '' && issue.code === 'too_small') {
    return problem(file, field, 'is empty', 'Write some text.');
  }
  const remedy = `Allowed${isChoice ? ':' : ' is'} ${message}.`;
  return problem(file, field, `found ${foundIn(issue, value)}`, remedy);
}
