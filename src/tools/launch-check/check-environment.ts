import { readSettings } from '../../contentful/settings.ts';
import { look, type Environment } from '../../environment.ts';
import { advice, must, when, type Finding } from './finding.ts';

const WHERE = 'the environment variables, or .env';

const HIDDEN = 'It asks search engines to leave the whole site out: take it out of the build that goes live.';
const ON_TRIAL =
  'It is for a trial: take it out of the build that goes live, so that pages name url of content/site.yaml.';

/** A variable that is left from a trial, or wrong. */
function leftover(topic: 'SITE_URL' | 'SITE_NOINDEX', environment: Environment): Finding[] {
  const seen = look(topic, environment);
  if ('found' in seen) return [must(topic, seen.found, WHERE, seen.remedy)];
  if (seen.value === true) return [must(topic, 'true', WHERE, HIDDEN)];
  return seen.value ? [advice(topic, seen.value, WHERE, ON_TRIAL)] : [];
}

/** What the environment says that a site must not go live with, or does not say that the owner may want. */
export function checkEnvironment(environment: Environment): Finding[] {
  const { isSetUp, problems } = readSettings(environment);
  const todo = 'Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN there to write posts in Contentful.';
  return [
    ...leftover('SITE_URL', environment),
    ...leftover('SITE_NOINDEX', environment),
    ...when(!isSetUp, advice('Contentful', 'not set up here', "the host's environment variables", todo)),
    ...problems.map((problem) => must('Contentful', '', 'the environment variables', problem)),
  ];
}
