import type { ContentOptions } from '../collections/read-content.ts';
import { environment as ofProcess, look, read, type Environment, type VariableName } from '../environment.ts';
import { isLoopback } from '../schemas/variable.ts';

/** The content type of posts. */
export const CONTENT_TYPE = 'blogPost';

/** What the environment says about Contentful. */
export interface Settings {
  /** Whether posts are to come from there at all. */
  isSetUp: boolean;
  space: string;
  token: string;
  environment: string;
  /** Name of the host, with its port where there is one. */
  host: string;
  /** Plain HTTP: for a stand-in on this machine alone. */
  insecure: boolean;
  /** Whether published posts must not vanish. Holds without a space too. */
  strict: boolean;
  /** Whether this build may lose some all the same. */
  allowsFewer: boolean;
  /** What is wrong, each variable by its name, as sentences: then nothing is asked. */
  problems: string[];
  warnings: string[];
}

const PAIR = [
  ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN', "the space's id"],
  ['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_SPACE_ID', 'an access token of the Content Delivery API'],
] as const;
const WITH_DEFAULT = ['CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST', 'CONTENTFUL_STRICT'] as const;

/**
 * Reads the variables `CONTENTFUL_*` of a build. No message repeats a value: whoever mixed two variables up may have
 * put the token there.
 */
export function readSettings(from: Environment = ofProcess): Settings {
  const isEmpty = (name: VariableName) => from[name]?.trim() === '';
  const isSetUp = PAIR.some(([name]) => from[name] !== undefined);
  const problems = PAIR.flatMap(([name, partner, wanted]) => {
    if (from[name] === undefined) {
      return [`${name} is not set, but ${partner} is. Set it to ${wanted}, or remove ${partner}.`];
    }
    return isEmpty(name) ? [`${name} is set but empty. Set it to ${wanted}, or remove it.`] : [];
  });
  const value = <Name extends VariableName>(name: Name) => {
    const seen = look(name, from);
    if ('value' in seen) return seen.value;
    problems.push(`${name} ${seen.found}. ${seen.remedy}`);
    return undefined;
  };

  const host = value('CONTENTFUL_HOST') ?? '';
  return {
    isSetUp,
    space: value('CONTENTFUL_SPACE_ID') ?? '',
    token: value('CONTENTFUL_ACCESS_TOKEN') ?? '',
    environment: value('CONTENTFUL_ENVIRONMENT') ?? '',
    host,
    insecure: isLoopback(host),
    // Whoever wrote something wanted it strict.
    strict: value('CONTENTFUL_STRICT') ?? true,
    allowsFewer: value('CONTENTFUL_ALLOW_FEWER') ?? false,
    problems: isSetUp ? problems : [],
    warnings: WITH_DEFAULT.filter(isEmpty).map(
      (name) =>
        `${name} is set but empty. ${String(value(name))} is used; remove the variable or give it a value.`,
    ),
  };
}

/** What the environment of a build says about reading `content/`. */
export const contentOptions = (from?: Environment): Required<ContentOptions> => ({
  siteUrl: read('SITE_URL', from),
  withRemotePosts: readSettings(from).isSetUp,
});
