import type { z } from 'zod';
import { replaceTokens, tokensIn } from './tokens.ts';
import { fieldName, valueAt, type ContentProblem } from './content-problem.ts';
import type { RawEntry } from './read-files.ts';

/**
 * A text that fits by itself and is too long through what a token stands for: the problem then is in the field that
 * the token takes its value from.
 *
 * @param issue an issue of the validated entry
 * @param raw the entry, its tokens not replaced
 * @param site parsed `site.yaml`, tokens in it not replaced
 * @returns `undefined` for any other issue
 */
export function longTokenProblem(
  issue: z.core.$ZodIssue,
  { data, file, prefix }: RawEntry,
  site: unknown,
): ContentProblem | undefined {
  const written = valueAt(data, issue.path);
  if (issue.code !== 'too_big' || typeof written !== 'string') return undefined;
  const tokens = tokensIn(written).map(({ token, key }) => {
    return { token, key, length: replaceTokens(token, site).length };
  });
  const [longest] = tokens.toSorted((a, b) => b.length - a.length);
  const length = replaceTokens(written, site).length;
  const ownLength = tokens.reduce((rest, token) => rest - token.length, length);
  if (longest === undefined || ownLength > Number(issue.maximum)) return undefined;
  const place = `${fieldName([...prefix, ...issue.path])} in ${file}`;
  return {
    file: 'content/site.yaml',
    field: fieldName(longest.key.split('.')),
    found: `with the ${longest.length} characters of ${longest.token}, ${place} has ${length}`,
    remedy: `Allowed there is at most ${issue.maximum}: shorten one of the two.`,
  };
}
