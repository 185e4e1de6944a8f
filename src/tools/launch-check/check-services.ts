import { readSettings } from '../../contentful/settings.ts';
import type { Environment } from '../../environment.ts';
import type { Site } from '../../schemas/site.ts';
import type { Finding } from './finding.ts';

const advice = (topic: string, item: string, where: string, todo: string): Finding => ({
  level: 'advice',
  topic,
  item,
  where,
  todo,
});

/** What the owner may still set up. The site works without each of them. */
export function checkServices({ mapsKey, tagManagerId }: Site, environment: Environment): Finding[] {
  const contentful = readSettings(environment);
  const findings: Finding[] = [];
  if (mapsKey === undefined) {
    const todo = "Set it to show Google's map in place of the drawn one.";
    findings.push(advice('Map', 'mapsKey is not set', 'content/site.yaml', todo));
  }
  if (tagManagerId === undefined) {
    const todo = 'Set it to count visits, calls and messages.';
    findings.push(advice('Statistics', 'tagManagerId is not set', 'content/site.yaml', todo));
  }
  if (!contentful.isSetUp) {
    const todo = 'Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN there to write posts in Contentful.';
    findings.push(advice('Contentful', 'not set up here', "the host's environment variables", todo));
  }
  for (const todo of contentful.problems) {
    findings.push({ level: 'must', topic: 'Contentful', item: '', where: 'the environment variables', todo });
  }
  return findings;
}
