import type { ContentProblem } from '../collections/content-problem.ts';
import { replaceTokens } from '../collections/tokens.ts';
import { nameOfAsset, placeOf } from './place.ts';
import type { Answer } from './read-answer.ts';

/**
 * Replaces the tokens in the texts of an answer, as in `content/`.
 *
 * @param site the data of `site.yaml`
 * @param warn is told of each token that cannot be resolved, and stays
 */
export function withTokens(
  { entries, assets }: Answer,
  site: unknown,
  warn: (problem: ContentProblem) => void,
): Answer {
  const resolved = <Value>(value: Value, file: string): Value =>
    replaceTokens(value, site, [], ({ message, remedy, path: [field = ''] }, found) => {
      const todo = `${remedy}. It is shown as it is written until then.`;
      warn({ file, field: String(field), found: message, remedy: todo });
      return found;
    });
  return {
    entries: entries.map((entry) => ({ ...entry, fields: resolved(entry.fields, placeOf(entry)) })),
    assets: assets.map((asset) => resolved(asset, `Contentful file ${nameOfAsset(asset)}`)),
  };
}
