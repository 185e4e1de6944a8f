/** Variables of the environment by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where Contentful is asked, and as whom. */
export interface ContentfulSettings {
  space: string;
  token: string;
  environment: string;
  /** Name of the host, with its port where there is one. */
  host: string;
  /** Plain HTTP: for a stand-in on this machine alone. */
  insecure: boolean;
}

/** What the environment says about Contentful. */
export type ContentfulSetting =
  | { state: 'unset' }
  | { state: 'wrong'; settings: ContentfulSettings; problems: string[]; strict: boolean }
  | { state: 'set'; settings: ContentfulSettings; warnings: string[]; strict: boolean };

const SPACE = 'CONTENTFUL_SPACE_ID';
const TOKEN = 'CONTENTFUL_ACCESS_TOKEN';
const ENVIRONMENT = 'CONTENTFUL_ENVIRONMENT';
const HOST = 'CONTENTFUL_HOST';
const STRICT = 'CONTENTFUL_STRICT';
const ALLOW_FEWER = 'CONTENTFUL_ALLOW_FEWER';

/** Letters, digits, dots, dashes and underscores: what Contentful's ids are made of. */
export const CONTENTFUL_ID = /^[\w.-]{1,64}$/;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?$/;

/** Whether a host is this machine: what is sent there needs no encryption. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether a text can stand for a host: a public name, or this machine. */
export const isHost = (host: string): boolean => LOOPBACK.test(host) || PUBLIC_HOST.test(host);

function pairProblems(space: string | undefined, token: string | undefined): string[] {
  const values = [
    [SPACE, space, TOKEN, "the space's id"],
    [TOKEN, token, SPACE, 'an access token of the Content Delivery API'],
  ] as const;
  return values.flatMap(([name, value, partner, wanted]) => {
    if (value === undefined) {
      return [`${name} is not set, but ${partner} is. Set it to ${wanted}, or remove ${partner}.`];
    }
    return value === '' ? [`${name} is set but empty. Set it to ${wanted}, or remove it.`] : [];
  });
}

// No message repeats a value: whoever mixed two variables up may have put the token there.
function shapeProblems({ space, token, environment, host }: ContentfulSettings): string[] {
  const ids = [
    [SPACE, space],
    [ENVIRONMENT, environment],
  ] as const;
  return [
    ...ids
      .filter(([, value]) => value !== '' && !CONTENTFUL_ID.test(value))
      .map(
        ([name]) => `${name} is no id. Allowed are up to 64 letters, digits, dots, dashes and underscores.`,
      ),
    ...(/^[\x21-\x7e]*$/.test(token) ? [] : [`${TOKEN} is no access token. Copy it again, without spaces.`]),
    ...(isHost(host)
      ? []
      : [`${HOST} is no host. Allowed is a name such as cdn.contentful.com, without https:// and path.`]),
  ];
}

/**
 * Whether published posts must not vanish, and whether this build may lose some all the same. Both hold with and without
 * a space.
 */
export function readStrictness(environment: Environment): { strict: boolean; allowsFewer: boolean } {
  return {
    strict: strictness(environment[STRICT]?.trim()).strict,
    allowsFewer: environment[ALLOW_FEWER]?.trim() === 'true',
  };
}

function strictness(value: string | undefined): { strict: boolean; problems: string[] } {
  if (value === undefined || value === '' || value === 'false') return { strict: false, problems: [] };
  if (value === 'true') return { strict: true, problems: [] };
  // Whoever wrote something wanted it strict.
  return { strict: true, problems: [`${STRICT} is neither true nor false. Set it to one of them.`] };
}

/**
 * Reads the variables `CONTENTFUL_*`. White space around a value is none of it: it comes from copying.
 *
 * @returns what is wrong in words, each variable by its name, and no value
 */
export function readEnvironment(environment: Environment): ContentfulSetting {
  const value = (name: string) => environment[name]?.trim();
  const space = value(SPACE);
  const token = value(TOKEN);
  if (space === undefined && token === undefined) return { state: 'unset' };

  const host = value(HOST) || 'cdn.contentful.com';
  const settings = {
    space: space ?? '',
    token: token ?? '',
    environment: value(ENVIRONMENT) || 'master',
    host,
    insecure: isLoopback(host),
  };
  const { strict, problems: strictProblems } = strictness(value(STRICT));
  const problems = [...pairProblems(space, token), ...shapeProblems(settings), ...strictProblems];
  if (problems.length > 0) return { state: 'wrong', settings, problems, strict };

  const warnings = [
    [ENVIRONMENT, settings.environment],
    [HOST, host],
    [STRICT, 'false'],
  ]
    .filter(([name = '']) => value(name) === '')
    .map(
      ([name, used]) => `${name} is set but empty. ${used} is used; remove the variable or give it a value.`,
    );
  return { state: 'set', settings, warnings, strict };
}
