import type { Picture } from '../schemas/picture.ts';

/**
 * The picture of a post that has none: one of the site's own files, if any, by the number that the id begins with. So
 * neighbors differ, and a post keeps its picture while the older posts and the files stay.
 */
export function defaultPicture(id: string, files: readonly string[]): Picture | undefined {
  const choice = [...new Set(files)].sort();
  const file = choice[(Number.parseInt(id, 10) || 0) % choice.length];
  return file === undefined ? undefined : { file, alt: '' };
}
