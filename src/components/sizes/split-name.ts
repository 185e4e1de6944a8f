/**
 * Splits the name of a size before its byname, so that all names break at the same place.
 *
 * @param name such as "20 Yard 'The Barn'"
 * @returns "20 Yard" and "'The Barn'"; the whole name and nothing where it has no byname in quotes
 */
export function splitName(name: string): [capacity: string, byname: string] {
  const [, capacity = name, byname = ''] = /^(.+?)\s+(['"‘“].+)$/.exec(name) ?? [];
  return [capacity, byname];
}
