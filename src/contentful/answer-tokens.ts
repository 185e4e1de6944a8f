import type { ContentProblem } from '../collections/content-problem.ts';
import { fieldName } from '../collections/content-problem.ts';
import { replaceTokens, type TokenError } from '../collections/tokens.ts';
import { nameOfAsset, placeOf } from './place.ts';
import type { Answer } from './read-answer.ts';

const NOT_REPLACED = 'It is shown as it is written until then.';

function problemOf({ message, remedy, path: [field = ''] }: TokenError, file: string): ContentProblem {
  return { file, field: fieldName([field]), found: message, remedy: `${remedy}. ${NOT_REPLACED}` };
}

/** A value with its tokens replaced; those that can't be are reported, and stay. */
function resolved<Value>(value: Value, site: unknown, report: (error: TokenError) => void): Value {
  return replaceTokens(value, site, [], (error, found) => {
    report(error);
    return found;
  });
}

/**
 * Replaces the tokens in the texts of an answer, as in `content/`.
 *
 * @param site the data of `site.yaml`
 * @returns the answer, and a problem for each token that can't be resolved
 */
export function withTokens(
  { entries, assets }: Answer,
  site: unknown,
): { answer: Answer; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const answer = {
    entries: entries.map((entry) => ({
      ...entry,
      fields: resolved(entry.fields, site, (error) => problems.push(problemOf(error, placeOf(entry)))),
    })),
    assets: assets.map((asset) =>
      resolved(asset, site, (error) =>
        problems.push(problemOf(error, `Contentful file ${nameOfAsset(asset)}`)),
      ),
    ),
  };
  return { answer, problems };
}
