import { join, posix } from 'node:path';
import sharp from 'sharp';
import { pictureNameFault, plainName } from '../schemas/picture.ts';
import { problem, type ContentProblem, type Finding } from './content-problem.ts';
import { bodyPicture } from './markdown/body-pictures.ts';
import type { Reference } from './references.ts';

/** The folder whose pictures the build makes smaller ones of. Those of `public/` are served as they are. */
const FOLDER = 'content/images';

/** A picture of another site, with or without the protocol. */
const ELSEWHERE = /^(?:https?:)?\/\//i;

/** Where the picture of a reference must be, from the project's folder; `undefined` for what is no picture. */
function pathOf({ marker, value }: Reference): string | undefined {
  const name = marker === 'body picture' ? bodyPicture(value) : value;
  if (marker === 'file' || name === undefined) return `public${value}`;
  return marker === 'image' || marker === 'body picture' ? `${FOLDER}/${name}` : undefined;
}

/** What is wrong with a picture that is not there, is on another site, or has a name that none may have. */
export function pictureFault(reference: Reference, files: ReadonlySet<string>): Finding | undefined {
  const { marker, value } = reference;
  // The name of a field has been looked at by its schema.
  const name = marker === 'body picture' ? bodyPicture(value) : undefined;
  const allowed = name === undefined ? undefined : pictureNameFault(name);
  if (allowed !== undefined) {
    return { found: `found the picture "${name}"`, remedy: `Allowed is ${allowed}.` };
  }
  const path = pathOf(reference);
  if (path === undefined || files.has(path)) return undefined;
  if (ELSEWHERE.test(value)) {
    const found = `the picture "${value}" is on another site, from which browsers load none here`;
    return { found, remedy: `Put the file into ${FOLDER}/ and write its name.` };
  }
  const { dir, base } = posix.parse(path);
  // Where there is one of nearly that name, it is meant.
  const inFolder = [...files].map((file) => posix.parse(file)).filter((file) => file.dir === dir);
  const like = inFolder.find((file) => plainName(file.base) === base);
  const remedy =
    like === undefined
      ? `Correct the name, or put the file into ${dir}/.`
      : `Rename "${like.base}" in ${dir}/ to "${base}".`;
  return { found: `there is no picture "${value}"`, remedy };
}

/** Pictures of `content/images/` that are shown and there, and that the build can't read. */
export async function unreadablePictures(
  references: readonly Reference[],
  root: string,
  files: ReadonlySet<string>,
): Promise<ContentProblem[]> {
  const paths = new Set(references.map((reference) => pathOf(reference) ?? '')).intersection(files);
  const inFolder = [...paths].filter((path) => path.startsWith(`${FOLDER}/`));
  const problems = inFolder.map(async (file) => {
    const picture = await sharp(join(root, file))
      .metadata()
      .catch(() => undefined);
    // What phones save as HEIC has a size, and can't be made smaller, whatever its name.
    if (picture !== undefined && picture.compression !== 'hevc') return [];
    const remedy = `Save it again as ${/\.svg$/i.test(file) ? 'SVG or PNG' : 'JPEG'}.`;
    return [problem(file, '', 'is no picture that can be read', remedy)];
  });
  return (await Promise.all(problems)).flat();
}
