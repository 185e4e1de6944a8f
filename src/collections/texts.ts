import { fieldName } from './content-problem.ts';
import type { WrittenEntry } from './read-files.ts';

/** Keys that lead to a value. */
export type Path = readonly (string | number)[];

/** A text of `content/` and where it stands. */
export interface Text {
  file: string;
  /** As `fieldName` writes it; `body` for the Markdown under the fields. */
  field: string;
  value: string;
}

/** What a group or a list holds, each with its key; nothing for any other value. */
export function partsOf(value: unknown): [key: string | number, part: unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Every text of a value, with the keys that lead to it. */
function textsIn(value: unknown, path: Path): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  return partsOf(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** Every text of some entries: of their fields, and their bodies. */
export const textsOf = (entries: readonly WrittenEntry[]): Text[] =>
  entries.flatMap(({ file, prefix, data, body }) => [
    ...textsIn(data, prefix).map(({ path, value }) => ({ file, field: fieldName(path), value })),
    ...(body === '' ? [] : [{ file, field: 'body', value: body }]),
  ]);
