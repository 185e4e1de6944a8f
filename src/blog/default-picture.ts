import type { Picture } from '../schemas/picture.ts';

/** A file of the site, if any, for a post without a picture: by the number in its id, so it lasts and neighbors differ. */
export function defaultPicture(id: string, files: readonly string[]): Picture | undefined {
  const choice = [...new Set(files)].sort();
  const file = choice[(Number.parseInt(id, 10) || 0) % choice.length];
  return file === undefined ? undefined : { file, alt: '' };
}
