import type { ContentOptions } from '../collections/read-content.ts';
import { environment as ofProcess, look, read, type Environment, type VariableName } from '../environment.ts';
import { isLoopback } from '../schemas/variable.ts';

/** The content type of posts. */
export const CONTENT_TYPE = 'blogPost';

const PAIR = [
  ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN', "the space's id"],
  ['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_SPACE_ID', 'an access token of the Content Delivery API'],
] as const;
const WITH_DEFAULT = ['CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST', 'CONTENTFUL_STRICT'] as const;

/** Reads variables one by one, and keeps as a sentence what is wrong with each, or missing where that is said. */
export function variableReader(from: Environment, problems: string[]) {
  return <Name extends VariableName>(name: Name, missing?: string) => {
    const seen = look(name, from);
    if ('found' in seen) problems.push(`${name} ${seen.found}. ${seen.remedy}`);
    else if (seen.value !== undefined) return seen.value;
    else if (missing !== undefined) problems.push(missing);
    return undefined;
  };
}

/** Reads the variables `CONTENTFUL_*` of a build. No message repeats a value: in the wrong variable may stand the token. */
export function readSettings(from: Environment = ofProcess) {
  const isEmpty = (name: VariableName) => from[name]?.trim() === '';
  const isSetUp = PAIR.some(([name]) => from[name] !== undefined);
  const problems = PAIR.flatMap(([name, partner, wanted]) => {
    if (from[name] === undefined) {
      return [`${name} is not set, but ${partner} is. Set it to ${wanted}, or remove ${partner}.`];
    }
    return isEmpty(name) ? [`${name} is set but empty. Set it to ${wanted}, or remove it.`] : [];
  });
  const value = variableReader(from, problems);
  const host = value('CONTENTFUL_HOST') ?? '';
  return {
    /** Whether posts are to come from there at all. */
    isSetUp,
    space: value('CONTENTFUL_SPACE_ID') ?? '',
    token: value('CONTENTFUL_ACCESS_TOKEN') ?? '',
    environment: value('CONTENTFUL_ENVIRONMENT') ?? '',
    /** Name of the host, with its port where there is one. */
    host,
    /** Plain HTTP: for a stand-in on this machine alone. */
    insecure: isLoopback(host),
    /** Whether published posts must not vanish. Holds without a space too; whoever wrote something wanted it. */
    strict: value('CONTENTFUL_STRICT') ?? true,
    /** Whether this build may lose some all the same. */
    allowsFewer: value('CONTENTFUL_ALLOW_FEWER') ?? false,
    /** What is wrong, each variable by its name, as sentences: then nothing is asked. */
    problems: isSetUp ? problems : [],
    warnings: WITH_DEFAULT.filter(isEmpty).map(
      (name) =>
        `${name} is set but empty. ${String(value(name))} is used; remove the variable or give it a value.`,
    ),
  };
}

/** What the environment says about Contentful. */
export type Settings = ReturnType<typeof readSettings>;

/** What the environment of a build says about reading `content/`. */
export const contentOptions = (from?: Environment): Required<ContentOptions> => ({
  siteUrl: read('SITE_URL', from),
  withRemotePosts: readSettings(from).isSetUp,
});
