import { ContentfulError } from '../../contentful/failure.ts';
import { look, type Environment, type VariableName } from '../../environment.ts';

/**
 * Reads the variables that the set-up needs.
 *
 * @throws {ContentfulError} with a sentence for each that is missing or wrong; it repeats no value
 */
export function readOptions(environment: Environment) {
  const problems: string[] = [];
  const value = <Name extends VariableName>(name: Name, missing?: string) => {
    const seen = look(name, environment);
    if ('found' in seen) problems.push(`${name} ${seen.found}. ${seen.remedy}`);
    else if (seen.value !== undefined) return seen.value;
    else if (missing !== undefined) problems.push(missing);
    return undefined;
  };
  const token = value(
    'CONTENTFUL_MANAGEMENT_TOKEN',
    'Set CONTENTFUL_MANAGEMENT_TOKEN to a personal access token of Contentful.',
  );
  const space = value('CONTENTFUL_SPACE_ID', "Set CONTENTFUL_SPACE_ID to the space's id.");
  const environmentId = value('CONTENTFUL_ENVIRONMENT');
  const host = value('CONTENTFUL_MANAGEMENT_HOST');
  const buildHook = value('CONTENTFUL_BUILD_HOOK');
  if (!token || !space || !environmentId || !host || problems.length > 0) {
    throw new ContentfulError(problems.join(' '));
  }
  return { token, space, environment: environmentId, host, buildHook };
}

/** What the set-up is told by its environment. Without the address of a build hook there are no webhooks. */
export type SetUpOptions = ReturnType<typeof readOptions>;
