import type { Finding } from './content-problem.ts';
import { partsOf, type Path } from './texts.ts';

/** A token, such as `{{city}}` or `{{ site.local.hoa }}`, or a pair of braces that belongs to none. */
const TOKEN = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

/** Short names for the facts that texts use most, and the keys of `site.yaml` that they stand for. */
const SHORT_TOKENS = new Map(
  Object.entries({ business: 'name', city: 'city', phone: 'phoneNumber', hours: 'openingHours' }),
);

/** What to do about a token that can't be resolved. */
const REMEDIES = {
  unknown:
    'Use {{city}}, {{phone}}, {{business}}, {{hours}} or {{site.KEY}} with a key of content/site.yaml.',
  circle: 'Write the value itself in place of the token.',
  stray: 'Write a token with two braces on each side, such as {{city}}.',
};

/** A token that can't be resolved, for the person who wrote it. */
export interface TokenFault extends Finding {
  token: string;
  /** Keys that lead to the text it was found in. */
  path: Path;
}

/** Is told of each token that can't be resolved, and gives the text in the place of what was written. */
type OnFault = (fault: TokenFault, written: string) => string;

/** The value that keys lead to, `undefined` where there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    value,
  );

/** The keys of `site.yaml` that the inside of a token stands for, parted by dots; `undefined` where for none. */
const keyOf = (inside: string): string | undefined =>
  /^\s*site\.([^]*?)\s*$/.exec(inside)?.[1] ?? SHORT_TOKENS.get(inside.trim());

/** The tokens of a text, each with the key that it stands for. */
export const tokensIn = (text: string): { token: string; key: string }[] =>
  [...text.matchAll(TOKEN)].flatMap(([token, inside = '']) => {
    const key = keyOf(inside);
    return key === undefined ? [] : [{ token, key }];
  });

/**
 * A copy of a value with every token in every text of it replaced, however deep, by what `site.yaml` holds before its
 * own are replaced. `path` are the keys that lead from the file to the value, for messages.
 */
export function replaceTokens<Value>(value: Value, site: unknown, onFault: OnFault, path: Path = []): Value {
  /** `seen` are the keys whose values the text stands in. */
  const inText = (text: string, at: Path, seen: readonly string[]): string =>
    text.replace(TOKEN, (written: string, inside: string | undefined) => {
      const token = inside === undefined ? written : `{{${inside.trim().replace(/\s+/g, ' ')}}}`;
      const fault = (found: string, remedy: string) => onFault({ token, path: at, found, remedy }, written);
      if (inside === undefined) return fault(`found ${written} that belongs to no token`, REMEDIES.stray);

      const key = keyOf(inside);
      const found = key === undefined ? undefined : valueAt(site, key.split('.'));
      if (key === undefined || (typeof found !== 'string' && typeof found !== 'number')) {
        return fault(`unknown token ${token}`, REMEDIES.unknown);
      }
      if (seen.includes(key)) return fault(`the token ${token} leads back to itself`, REMEDIES.circle);
      return inText(String(found), at, [...seen, key]);
    });
  const replaced = (inner: unknown, at: Path): unknown => {
    if (typeof inner === 'string') return inText(inner, at, []);
    if (typeof inner !== 'object' || inner === null) return inner;
    const parts = partsOf(inner).map(([key, part]) => [key, replaced(part, [...at, key])] as const);
    return Array.isArray(inner) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  };
  return replaced(value, path) as Value;
}
