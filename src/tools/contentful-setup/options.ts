import { CONTENTFUL_ID, isHost, type Environment } from '../../contentful/environment.ts';
import { ContentfulError } from '../../contentful/errors.ts';

/** What the set-up is told by its environment. */
export interface SetUpOptions {
  token: string;
  space: string;
  environment: string;
  host: string;
  buildHook: string | undefined;
}

/**
 * Reads the variables that the set-up needs.
 *
 * @throws {ContentfulError} with a sentence for each that is missing or wrong; it repeats no value
 */
export function readOptions(environment: Environment): SetUpOptions {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const token = value('CONTENTFUL_MANAGEMENT_TOKEN');
  const space = value('CONTENTFUL_SPACE_ID');
  const environmentId = value('CONTENTFUL_ENVIRONMENT') ?? 'master';
  const host = value('CONTENTFUL_MANAGEMENT_HOST') ?? 'api.contentful.com';
  const buildHook = value('CONTENTFUL_BUILD_HOOK');
  const problems = [
    token === undefined && 'Set CONTENTFUL_MANAGEMENT_TOKEN to a personal access token of Contentful.',
    space === undefined && "Set CONTENTFUL_SPACE_ID to the space's id.",
    space !== undefined && !CONTENTFUL_ID.test(space) && 'CONTENTFUL_SPACE_ID is no id.',
    !CONTENTFUL_ID.test(environmentId) && 'CONTENTFUL_ENVIRONMENT is no id.',
    !isHost(host) && 'CONTENTFUL_MANAGEMENT_HOST is no host. Allowed is a name such as api.contentful.com.',
    buildHook !== undefined &&
      URL.parse(buildHook)?.protocol !== 'https:' &&
      'CONTENTFUL_BUILD_HOOK is no address that begins with https://. Copy it from the build hooks of your host.',
  ].filter((problem) => problem !== false);
  if (token === undefined || space === undefined || problems.length > 0) {
    throw new ContentfulError(problems.join(' '));
  }
  return { token, space, environment: environmentId, host, buildHook };
}
