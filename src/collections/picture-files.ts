import { join, posix } from 'node:path';
import sharp from 'sharp';
import { bodyPicture } from './markdown/body-pictures.ts';
import { pictureNameFault, plainName } from '../schemas/picture-name.ts';
import type { ContentProblem, Finding } from './content-problem.ts';
import type { Reference } from './declared-references.ts';

/** The folder whose pictures the build makes smaller ones of. Those of `public/` are served as they are. */
const FOLDER = 'content/images';

/** A picture of another site, with or without the protocol. */
const ELSEWHERE = /^(?:https?:)?\/\//i;

/** Where the picture of a reference must be, from the project's folder. */
function pathOf({ marker, value }: Reference): string {
  const name = marker === 'body picture' ? bodyPicture(value) : value;
  return marker === 'file' || name === undefined ? `public${value}` : posix.join(FOLDER, name);
}

/** What to do about a picture that is not there: where there is one of nearly that name, it is meant. */
function missingRemedy(path: string, files: ReadonlySet<string>): string {
  const { dir, base } = posix.parse(path);
  const like = [...files]
    .map((file) => posix.parse(file))
    .find((file) => file.dir === dir && plainName(file.base) === base);
  return like === undefined
    ? `Correct the name, or put the file into ${dir}/.`
    : `Rename "${like.base}" in ${dir}/ to "${base}".`;
}

/**
 * What is wrong with a picture that is not there, is on another site, or has a name that none may have.
 *
 * @param files paths of the files in `content/images/` and `public/`, from the project's folder
 */
export function pictureFinding(reference: Reference, files: ReadonlySet<string>): Finding | undefined {
  const { marker, value } = reference;
  const name = marker === 'body picture' ? bodyPicture(value) : undefined;
  const allowed = name === undefined ? undefined : pictureNameFault(name);
  if (allowed !== undefined)
    return { found: `found the picture "${name}"`, remedy: `Allowed is ${allowed}.` };
  if (ELSEWHERE.test(value)) {
    return {
      found: `the picture "${value}" is on another site, from which browsers load none here`,
      remedy: `Put the file into ${FOLDER}/ and write its name.`,
    };
  }
  const path = pathOf(reference);
  if (files.has(path)) return undefined;
  return { found: `there is no picture "${value}"`, remedy: missingRemedy(path, files) };
}

/** Whether the build can make other pictures of a file. What phones save as HEIC it can't, whatever the name. */
const isReadable = (path: string): Promise<boolean> =>
  sharp(path)
    .metadata()
    .then(
      ({ compression }) => compression !== 'hevc',
      () => false,
    );

/**
 * Pictures of `content/images/` that are shown and there, and that the build can't read.
 *
 * @param references to pictures
 * @param root the project's folder
 * @param files as above
 */
export async function unreadablePictures(
  references: readonly Reference[],
  root: string,
  files: ReadonlySet<string>,
): Promise<ContentProblem[]> {
  const paths = new Set(references.map(pathOf)).intersection(files);
  const inFolder = [...paths].filter((path) => path.startsWith(`${FOLDER}/`));
  const problems = inFolder.map(async (file) =>
    (await isReadable(join(root, file)))
      ? []
      : {
          file,
          field: '',
          found: 'is no picture that can be read',
          remedy: `Save it again as ${/\.svg$/i.test(file) ? 'SVG or PNG' : 'JPEG'}.`,
        },
  );
  return (await Promise.all(problems)).flat();
}
