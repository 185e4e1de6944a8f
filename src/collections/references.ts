import { fieldName } from './content-problem.ts';
import { nouns, type Noun } from './nouns.ts';
import type { Content, ContentEntry } from './read-content.ts';

/** Something in `content/` that points at something else, or that others may point at. */
export interface Reference {
  file: string;
  /** As `fieldName` writes it. */
  field: string;
  value: string;
}

type Path = readonly (string | number)[];

/** Every string of a value, with the keys that lead to it. */
export function strings(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, [...path, key]));
}

/**
 * Finds strings by the field that they stand in.
 *
 * @param content everything in `content/`
 * @param wanted tells by the last named key whether a string counts, by its value, and whether it is an entry of
 *   a list of that name
 */
export function findReferences(
  content: Content,
  wanted: (key: string, value: string, inList: boolean) => boolean,
): Reference[] {
  const nounEntries = Object.entries(content) as [Noun, ContentEntry<unknown>[]][];
  return nounEntries.flatMap(([noun, entries]) =>
    entries.flatMap(({ data, file }, index) => {
      const prefix = nouns[noun].shape === 'list' ? [index] : [];
      return strings(data)
        .filter(({ path, value }) => {
          const inList = typeof path.at(-1) === 'number';
          return wanted(String(path.at(inList ? -2 : -1)), value, inList);
        })
        .map(({ path, value }) => ({ file, field: fieldName([...prefix, ...path]), value }));
    }),
  );
}

/** Every text of `content/`: of fields, and the bodies of pages and posts. */
export function allTexts(content: Content): Reference[] {
  const bodies = [...content.pages, ...content.posts].map(({ body, file }) => {
    return { file, field: 'body', value: body };
  });
  return [...findReferences(content, () => true), ...bodies];
}
