import { ContentError } from '../../collections/content-problem.ts';
import { readSiteUrl } from '../../collections/read-content.ts';
import type { Environment } from '../../contentful/environment.ts';
import { readNoindex } from '../../seo/robots.ts';
import type { Finding } from './finding.ts';

const WHERE = 'the environment variables, or .env';

/** What a variable says, or the findings for what is wrong with it. */
function reading<Value>(topic: string, read: () => Value): { value?: Value; findings: Finding[] } {
  try {
    return { value: read(), findings: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const findings = error.problems.map(({ found, remedy }): Finding => {
      return { level: 'must', topic, item: found, where: WHERE, todo: remedy };
    });
    return { findings };
  }
}

function checkSiteUrl(value: string): Finding[] {
  if (value === '') return [];
  const { findings } = reading('SITE_URL', () => readSiteUrl(value));
  if (findings.length > 0) return findings;
  const todo =
    'It is for a trial: take it out of the build that goes live, so that pages name url of content/site.yaml.';
  return [{ level: 'advice', topic: 'SITE_URL', item: value, where: WHERE, todo }];
}

function checkNoindex(variable: string | undefined): Finding[] {
  const { value = false, findings } = reading('SITE_NOINDEX', () => readNoindex(variable));
  if (!value) return findings;
  const todo = 'It asks search engines to leave the whole site out: take it out of the build that goes live.';
  return [{ level: 'must', topic: 'SITE_NOINDEX', item: 'true', where: WHERE, todo }];
}

/** What the environment says that a site must not go live with, or is left from a trial. */
export function checkEnvironment(environment: Environment): Finding[] {
  return [...checkSiteUrl(environment['SITE_URL'] ?? ''), ...checkNoindex(environment['SITE_NOINDEX'])];
}
