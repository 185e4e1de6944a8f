import type { z } from 'zod';
import { replaceTokens, TokenError, tokensIn } from './tokens.ts';
import { ContentError, fieldName, type ContentProblem } from './content-problem.ts';
import { inWords, problemFromIssue } from './issue-words.ts';
import { nouns, type DataOf, type Noun } from './content-kinds.ts';
import type { WrittenEntry } from './read-files.ts';
import { textsIn } from './texts.ts';

/** An entry of `content/`, validated and with its tokens replaced. */
export interface ContentEntry<Data> extends WrittenEntry {
  data: Data;
}

/** The problem of a text that is too long only through what a token in it stands for, `undefined` for any other. */
function longTokenProblem(
  issue: z.core.$ZodIssue,
  { data, file, prefix }: WrittenEntry,
  site: unknown,
): ContentProblem | undefined {
  if (issue.code !== 'too_big') return undefined;
  const field = fieldName(issue.path);
  const { value: written = '' } = textsIn(data).find(({ path }) => fieldName(path) === field) ?? {};
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

function withTokens({ data, body, file, prefix }: WrittenEntry, site: unknown) {
  try {
    return { data: replaceTokens(data, site), body: replaceTokens(body, site, ['body']) };
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const field = fieldName([...prefix, ...error.path]);
    throw new ContentError([{ file, field, found: error.message, remedy: `${error.remedy}.` }]);
  }
}

/**
 * Replaces the tokens of an entry, and validates it.
 *
 * @param site data of `site.yaml` as it is written, which the tokens stand for
 * @throws {ContentError} with all that is wrong in it
 */
export function validateEntry<N extends Noun>(
  noun: N,
  written: WrittenEntry,
  site: unknown,
): ContentEntry<DataOf<N>> {
  const { data, body } = withTokens(written, site);
  const result = nouns[noun].schema.safeParse(data, inWords);
  if (result.success) return { ...written, data: result.data as DataOf<N>, body };
  throw new ContentError(
    result.error.issues.map(
      (issue) =>
        longTokenProblem(issue, written, site) ?? problemFromIssue(issue, written.file, written.prefix),
    ),
  );
}
