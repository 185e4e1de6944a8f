import type { ContentOptions } from '../collections/read-content.ts';
import { read, type Environment } from '../environment.ts';
import { readSettings } from './settings.ts';

/** What the environment of a build says about reading `content/`. */
export function contentOptions(environment?: Environment): Required<ContentOptions> {
  return {
    siteUrl: read('SITE_URL', environment),
    withRemotePosts: readSettings(environment).isSetUp,
  };
}
