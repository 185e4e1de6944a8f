import { look, type Environment } from '../../environment.ts';
import type { Finding } from './finding.ts';

const WHERE = 'the environment variables, or .env';

const TRIAL =
  'It is for a trial: take it out of the build that goes live, so that pages name url of content/site.yaml.';
const HIDDEN = 'It asks search engines to leave the whole site out: take it out of the build that goes live.';

/** What the environment says that a site must not go live with, or is left from a trial. */
export function checkEnvironment(environment: Environment): Finding[] {
  return (['SITE_URL', 'SITE_NOINDEX'] as const).flatMap((topic): Finding[] => {
    const seen = look(topic, environment);
    if ('found' in seen) {
      return [{ level: 'must', topic, item: seen.found, where: WHERE, todo: seen.remedy }];
    }
    if (seen.value === undefined || seen.value === false) return [];
    return seen.value === true
      ? [{ level: 'must', topic, item: 'true', where: WHERE, todo: HIDDEN }]
      : [{ level: 'advice', topic, item: seen.value, where: WHERE, todo: TRIAL }];
  });
}
