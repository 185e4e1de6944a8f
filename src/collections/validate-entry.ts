import type { z } from 'zod';
import { nouns, type DataOf, type Noun } from './content-kinds.ts';
import { ContentError, fieldName, problem, type ContentProblem } from './content-problem.ts';
import { inWords, problemFromIssue } from './issue-words.ts';
import type { WrittenEntry } from './read-files.ts';
import type { Path } from './texts.ts';
import { replaceTokens, tokensIn, valueAt, type TokenFault } from './tokens.ts';

/** An entry of `content/`, validated and with its tokens replaced. */
export interface ContentEntry<Data> extends WrittenEntry {
  data: Data;
}

/** The problem of a text that is too long only through what a token in it stands for, `undefined` for any other. */
function longTokenProblem(
  issue: z.core.$ZodIssue,
  { data, file, prefix }: WrittenEntry,
  resolved: (token: string) => string,
): ContentProblem | undefined {
  const written = valueAt(data, issue.path);
  if (issue.code !== 'too_big' || typeof written !== 'string') return undefined;
  const tokens = tokensIn(written).map((one) => ({ ...one, length: resolved(one.token).length }));
  const [longest] = tokens.toSorted((a, b) => b.length - a.length);
  const length = resolved(written).length;
  const ownLength = tokens.reduce((rest, token) => rest - token.length, length);
  if (longest === undefined || ownLength > Number(issue.maximum)) return undefined;
  const place = `${fieldName([...prefix, ...issue.path])} in ${file}`;
  const found = `with the ${longest.length} characters of ${longest.token}, ${place} has ${length}`;
  const remedy = `Allowed there is at most ${issue.maximum}: shorten one of the two.`;
  return problem('content/site.yaml', fieldName(longest.key.split('.')), found, remedy);
}

/**
 * Replaces the tokens of an entry, by what they stand for in `site.yaml`, and validates it; throws a
 * {@link ContentError} with all that is wrong in it, or with the first token that can't be resolved.
 */
export function validateEntry<N extends Noun>(noun: N, written: WrittenEntry, site: unknown) {
  const { file, prefix } = written;
  const refuse = (fault: TokenFault) => {
    throw new ContentError([{ ...fault, file, field: fieldName([...prefix, ...fault.path]) }]);
  };
  const resolved = <Value>(value: Value, path?: Path) => replaceTokens(value, site, refuse, path);
  const [data, body] = [resolved(written.data), resolved(written.body, ['body'])];
  const result = nouns[noun].schema.safeParse(data, inWords);
  if (result.success) return { ...written, data: result.data as DataOf<N>, body };
  const words = (issue: z.core.$ZodIssue) =>
    longTokenProblem(issue, written, resolved) ?? problemFromIssue(issue, file, prefix);
  throw new ContentError(result.error.issues.map(words));
}
