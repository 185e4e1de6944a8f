import type { Picture } from '../schemas/picture.ts';

/**
 * The picture of a post that has none: one of the site's own, by the number that the id begins with. So neighbors
 * differ, and a post keeps its picture while the older posts and the files stay.
 *
 * @param id such as `12-pick-a-size`
 * @param files of `content/images/`; each counts once, whatever their order
 * @returns a picture that only decorates; `undefined` where the site has none
 */
export function defaultPicture(id: string, files: readonly string[]): Picture | undefined {
  const choice = [...new Set(files)].sort();
  const file = choice[(Number.parseInt(id, 10) || 0) % choice.length];
  return file === undefined ? undefined : { file, alt: '' };
}
