import { fieldName } from './content-problem.ts';
import { nouns, type Noun } from './nouns.ts';
import { readNoun } from './read-files.ts';
import { strings, type Reference } from './references.ts';

/**
 * Every text of `content/` as it is written, its tokens not replaced: of fields, and the bodies of pages and posts.
 *
 * @param root the project's folder
 */
export async function rawTexts(root: string): Promise<Reference[]> {
  const readings = await Promise.all((Object.keys(nouns) as Noun[]).map((noun) => readNoun(root, noun)));
  return readings
    .flatMap(({ entries }) => entries)
    .flatMap(({ file, prefix, data, body }) => [
      ...strings(data).map(({ path, value }) => ({ file, field: fieldName([...prefix, ...path]), value })),
      ...(body === '' ? [] : [{ file, field: 'body', value: body }]),
    ]);
}
