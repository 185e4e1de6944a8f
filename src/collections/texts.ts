import { fieldName } from './content-problem.ts';

type Path = readonly (string | number)[];

/** A text of `content/` and where it stands. */
export interface Text {
  file: string;
  /** As `fieldName` writes it; `body` for the Markdown under the fields. */
  field: string;
  value: string;
}

/** Something of `content/` that has texts. */
interface WithTexts {
  file: string;
  /** Keys that lead from the file to the entry: `[3]` for the fourth of a list. */
  prefix: readonly number[];
  data: unknown;
  body: string;
}

/** Every text of a value, with the keys that lead to it. */
export function textsIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** Every text of some entries: of their fields, and their bodies. */
export const textsOf = (entries: readonly WithTexts[]): Text[] =>
  entries.flatMap(({ file, prefix, data, body }) => [
    ...textsIn(data).map(({ path, value }) => ({ file, field: fieldName([...prefix, ...path]), value })),
    ...(body === '' ? [] : [{ file, field: 'body', value: body }]),
  ]);
