/** A token, such as `{{city}}` or `{{ site.local.hoa }}`, or a pair of braces that belongs to none. */
const TOKEN = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

/** Short names for the facts that texts use most, and the keys of `site.yaml` that they stand for. */
const SHORT_TOKENS: ReadonlyMap<string, string> = new Map([
  ['business', 'name'],
  ['city', 'city'],
  ['phone', 'phoneNumber'],
]);

/** What to do about a token that can't be resolved. */
const REMEDIES = {
  unknown: 'Use {{city}}, {{phone}}, {{business}} or {{site.KEY}} with a key of content/site.yaml',
  circle: 'Write the value itself in place of the token',
  stray: 'Write a token with two braces on each side, such as {{city}}',
} as const;

/**
 * A token that can't be resolved. `path` names the keys that lead to the text it was found in; the message says
 * what is wrong and `remedy` what to do, both for the person who wrote it.
 */
export class TokenError extends Error {
  readonly token: string;
  readonly path: readonly (string | number)[];
  readonly remedy: string;

  constructor(
    token: string,
    path: readonly (string | number)[],
    reason: string,
    remedy: string = REMEDIES.unknown,
  ) {
    super(reason);
    this.token = token;
    this.path = path;
    this.remedy = remedy;
  }
}

/** The key of `site.yaml` that the inside of a token stands for, `undefined` where it stands for none. */
function keyOf(inside: string): string | undefined {
  const name = inside.trim();
  return name.startsWith('site.') ? name.slice('site.'.length) : SHORT_TOKENS.get(name);
}

/** The tokens of a text, each with the key of `site.yaml` that it stands for, parts parted by dots. */
export function tokensIn(text: string): { token: string; key: string }[] {
  return [...text.matchAll(TOKEN)].flatMap(([token, inside]) => {
    const key = inside === undefined ? undefined : keyOf(inside);
    return key === undefined ? [] : [{ token, key }];
  });
}

function lookUp(site: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      site,
    );
}

/** What stands in the place of a token that can't be resolved, unless it is thrown. */
type OnError = (error: TokenError, found: string) => string;

const throwIt: OnError = (error) => {
  throw error;
};

function replaceInText(
  text: string,
  site: unknown,
  path: readonly (string | number)[],
  seen: readonly string[],
  onError: OnError,
): string {
  return text.replace(TOKEN, (found: string, inner: string | undefined) => {
    if (inner === undefined) {
      const reason = `found ${found} that belongs to no token`;
      return onError(new TokenError(found, path, reason, REMEDIES.stray), found);
    }

    const name = inner.trim();
    const token = `{{${name.replace(/\s+/g, ' ')}}}`;
    const key = keyOf(inner);
    const value = key === undefined ? undefined : lookUp(site, key);
    if (key === undefined || (typeof value !== 'string' && typeof value !== 'number')) {
      return onError(new TokenError(token, path, `unknown token ${token}`), found);
    }
    if (seen.includes(key)) {
      const reason = `the token ${token} leads back to itself`;
      return onError(new TokenError(token, path, reason, REMEDIES.circle), found);
    }
    return replaceInText(String(value), site, path, [...seen, key], onError);
  });
}

/**
 * Replaces every token in every string of `value`, however deep.
 *
 * @param value parsed YAML, frontmatter or a Markdown body
 * @param site parsed `site.yaml`, tokens in it not yet replaced
 * @param path keys that lead from the file to `value`, for messages
 * @param onError is told of each token that can't be resolved, and gives the text in its place; without it the first
 *   is thrown
 * @returns a copy of `value` with the tokens replaced
 * @throws {TokenError} for an unknown token, for braces that belong to no token, and for tokens in `site` that
 *   lead in a circle
 */
export function replaceTokens<Value>(
  value: Value,
  site: unknown,
  path?: readonly (string | number)[],
  onError?: OnError,
): Value;
export function replaceTokens(
  value: unknown,
  site: unknown,
  path: readonly (string | number)[] = [],
  onError: OnError = throwIt,
): unknown {
  if (typeof value === 'string') return replaceInText(value, site, path, [], onError);
  if (Array.isArray(value)) {
    return value.map((item, index) => replaceTokens<unknown>(item, site, [...path, index], onError));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        replaceTokens<unknown>(item, site, [...path, key], onError),
      ]),
    );
  }
  return value;
}
