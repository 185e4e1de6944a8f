import type { z } from 'zod';

/** What was found in a field, and what to do about it. */
interface Finding {
  found: string;
  remedy: string;
}

/** What zod calls a type, in words. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['array', 'a list, each entry after a dash'],
  ['object', 'a group of fields'],
  ['boolean', 'true or false'],
  ['int', 'a whole number'],
  ['number', 'a number'],
]);

const CHARACTERS = ['character', 'characters'] as const;
const ENTRIES = ['entry', 'entries'] as const;

function count(amount: number | bigint, [one, many]: readonly [string, string]): string {
  return `${amount} ${Number(amount) === 1 ? one : many}`;
}

/** What YAML counts among the numbers and is none, as YAML writes it. */
const NO_NUMBERS: ReadonlyMap<number, string> = new Map([
  [Number.POSITIVE_INFINITY, '.inf'],
  [Number.NEGATIVE_INFINITY, '-.inf'],
  [Number.NaN, '.nan'],
]);

/** A value on one line, as the file writes it, and cut where it is long. */
function shown(value: unknown): string {
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return NO_NUMBERS.get(value) ?? String(value);
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

function kind(value: unknown): string {
  if (typeof value === 'string') return 'the text ';
  if (typeof value === 'number' && Number.isFinite(value)) return 'the number ';
  return '';
}

function wrongType(expected: string, value: unknown): Finding {
  const allowed = EXPECTED.get(expected) ?? expected;
  if (value === undefined) return { found: 'is missing', remedy: `Add it: ${allowed}.` };
  const quotes = expected === 'string' && ['number', 'boolean'].includes(typeof value);
  return {
    found: `found ${kind(value)}${shown(value)}`,
    remedy: `Allowed is ${allowed}${quotes ? ' (put it in quotes)' : ''}.`,
  };
}

function wrongChoice(allowed: readonly unknown[], value: unknown): Finding {
  const choices = allowed.map(String).join(', ');
  if (value === undefined) return { found: 'is missing', remedy: `Add it, one of: ${choices}.` };
  return { found: `found ${shown(value)}`, remedy: `Allowed: ${choices}.` };
}

function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Finding {
  const small = issue.code === 'too_small';
  const limit = small ? issue.minimum : issue.maximum;
  const bound = small ? 'at least' : 'at most';
  if (typeof value === 'string') {
    const text = value.trim();
    if (text === '') return { found: 'is empty', remedy: 'Write some text.' };
    return {
      found: `found ${shown(text)} (${count(text.length, CHARACTERS)})`,
      remedy: `Allowed is ${bound} ${count(limit, CHARACTERS)}.`,
    };
  }
  if (Array.isArray(value)) {
    return {
      found: `found ${count(value.length, ENTRIES)}`,
      remedy: `Allowed is ${issue.exact === true ? 'exactly' : bound} ${count(limit, ENTRIES)}.`,
    };
  }
  const beyond = small ? 'more than' : 'less than';
  return {
    found: `found ${shown(value)}`,
    remedy: `Allowed is ${issue.inclusive === false ? beyond : bound} ${limit}.`,
  };
}

function unknownFields(keys: readonly string[], known: readonly string[]): Finding {
  return {
    found: keys.length === 1 ? 'unknown field' : `unknown fields ${keys.join(', ')}`,
    remedy: `Correct the spelling or remove it. The fields here are: ${known.join(', ')}.`,
  };
}

/** What a check of several values found, where the schema says so; the value itself tells nothing then. */
function saidBySchema({ params }: z.core.$ZodIssueCustom): string | undefined {
  const found: unknown = params?.['found'];
  return typeof found === 'string' ? found : undefined;
}

/**
 * Puts an issue of zod into words.
 *
 * @param issue one issue of a failed `safeParse`
 * @param value the value that it is about; `undefined` where there is none
 * @param known the fields that the group may have which the issue is about
 */
export function findingOf(issue: z.core.$ZodIssue, value: unknown, known: readonly string[]): Finding {
  if (issue.code === 'invalid_type') return wrongType(issue.expected, value);
  if (issue.code === 'invalid_value') return wrongChoice(issue.values, value);
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongSize(issue, value);
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, known);
  if (issue.code === 'invalid_union' && 'options' in issue) {
    return wrongChoice(issue.options, value);
  }
  // What is left carries the words that the schema gives it.
  if (value === undefined) return { found: 'is missing', remedy: `Add it: ${issue.message}.` };
  const found = issue.code === 'custom' ? saidBySchema(issue) : undefined;
  return { found: `found ${found ?? shown(value)}`, remedy: `Allowed is ${issue.message}.` };
}
