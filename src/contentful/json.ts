export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What stands below keys of whatever was answered; `undefined` where there is nothing. */
export const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((inner, key) => (isGroup(inner) ? inner[key] : undefined), value);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The value with what is nested in it cut off: no field of a post is a group, and a group may be of any depth. */
export function shallow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'object' ? {} : item));
  return isGroup(value) ? {} : value;
}
