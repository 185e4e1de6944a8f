import { readContent, readWrittenTexts } from '../../collections/read-content.ts';
import { readSettings } from '../../contentful/settings.ts';
import type { Environment } from '../../environment.ts';
import { checkContent } from './check-content.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkPictures, checkSharePicture } from './check-files.ts';
import { checkHours } from './check-hours.ts';
import { checkRemainders } from './check-remainders.ts';
import type { Finding } from './finding.ts';
import sample from './sample.json' with { type: 'json' };

/**
 * What still has to be done before the site in a folder goes live by a build with `environment`. An address on trial in
 * it hides no sample. What is wrong in `content/` comes first, and is thrown.
 */
export async function checkLaunch(root: string, environment: Environment): Promise<Finding[]> {
  const content = await readContent(root, { withRemotePosts: readSettings(environment).isSetUp });
  return [
    ...checkContent(content),
    ...checkHours(content, await readWrittenTexts(root)),
    ...(await checkSharePicture(root, content.site[0].data)),
    ...(await checkPictures(root, sample)),
    ...(await checkRemainders(content, root, sample)),
    ...checkEnvironment(environment),
  ];
}
