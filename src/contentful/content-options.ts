import type { ContentOptions } from '../collections/read-content.ts';
import { readEnvironment, type Environment } from './environment.ts';

/** What the environment of a build says about reading `content/`. */
export function contentOptions(environment: Environment): Required<ContentOptions> {
  return {
    siteUrl: environment['SITE_URL'],
    withRemotePosts: readEnvironment(environment).state !== 'unset',
  };
}
