import { ContentfulError } from '../../contentful/errors.ts';
import { look, type Environment, type VariableName } from '../../environment.ts';

/** What the set-up is told by its environment. */
export interface SetUpOptions {
  token: string;
  space: string;
  environment: string;
  host: string;
  /** Address that begins a build when it is posted to; without one there are no webhooks. */
  buildHook: string | undefined;
}

/**
 * Reads the variables that the set-up needs.
 *
 * @throws {ContentfulError} with a sentence for each that is missing or wrong; it repeats no value
 */
export function readOptions(environment: Environment): SetUpOptions {
  const problems: string[] = [];
  const value = <Name extends VariableName>(name: Name) => {
    const seen = look(name, environment);
    if ('value' in seen) return seen.value;
    problems.push(`${name} ${seen.found}. ${seen.remedy}`);
    return undefined;
  };
  const token = value('CONTENTFUL_MANAGEMENT_TOKEN');
  const space = value('CONTENTFUL_SPACE_ID');
  const options = {
    environment: value('CONTENTFUL_ENVIRONMENT') ?? '',
    host: value('CONTENTFUL_MANAGEMENT_HOST') ?? '',
    buildHook: value('CONTENTFUL_BUILD_HOOK'),
  };
  if (token === undefined) {
    problems.unshift('Set CONTENTFUL_MANAGEMENT_TOKEN to a personal access token of Contentful.');
  }
  if (space === undefined && problems.every((problem) => !problem.startsWith('CONTENTFUL_SPACE_ID'))) {
    problems.unshift("Set CONTENTFUL_SPACE_ID to the space's id.");
  }
  if (token === undefined || space === undefined || problems.length > 0) {
    throw new ContentfulError(problems.join(' '));
  }
  return { token, space, ...options };
}
