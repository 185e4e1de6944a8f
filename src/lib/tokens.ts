/** A token that content may use: `{{city}}` or `{{site.local.hoa}}`. */
const TOKEN = /\{\{\s*([\w.]*)\s*\}\}/g;

/** Short names for the facts that texts use most, and the keys of `site.yaml` that they stand for. */
const SHORT_TOKENS: Readonly<Record<string, string>> = {
  business: 'name',
  city: 'city',
  phone: 'phoneNumber',
};

/** A token that can't be resolved; `path` names the keys that lead to the text it was found in. */
export class TokenError extends Error {
  readonly token: string;
  readonly path: readonly (string | number)[];

  constructor(token: string, path: readonly (string | number)[], reason: string) {
    super(reason);
    this.token = token;
    this.path = path;
  }
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

function replaceInText(
  text: string,
  site: unknown,
  path: readonly (string | number)[],
  seen: readonly string[],
): string {
  return text.replace(TOKEN, (token, name: string) => {
    const key = name.startsWith('site.') ? name.slice('site.'.length) : SHORT_TOKENS[name];
    const value = key === undefined ? undefined : lookUp(site, key);
    if (key === undefined || (typeof value !== 'string' && typeof value !== 'number')) {
      throw new TokenError(token, path, `unknown token ${token}`);
    }
    if (seen.includes(key)) {
      throw new TokenError(token, path, `token ${token} leads back to itself`);
    }
    return replaceInText(String(value), site, path, [...seen, key]);
  });
}

/**
 * Replaces every token in every string of `value`, however deep.
 *
 * @param value parsed YAML, frontmatter or a Markdown body
 * @param site parsed `site.yaml`, tokens in it not yet replaced
 * @returns a copy of `value` with the tokens replaced
 * @throws {TokenError} for an unknown token, and for tokens in `site` that lead in a circle
 */
export function replaceTokens<Value>(value: Value, site: unknown, path?: readonly (string | number)[]): Value;
export function replaceTokens(
  value: unknown,
  site: unknown,
  path: readonly (string | number)[] = [],
): unknown {
  if (typeof value === 'string') return replaceInText(value, site, path, []);
  if (Array.isArray(value))
    return value.map((item, index) => replaceTokens<unknown>(item, site, [...path, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaceTokens<unknown>(item, site, [...path, key])]),
    );
  }
  return value;
}
