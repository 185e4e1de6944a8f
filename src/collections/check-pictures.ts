import { join, posix } from 'node:path';
import sharp from 'sharp';
import { bodyPicture } from './markdown/body-pictures.ts';
import { pictureNameFault, plainName } from '../schemas/picture-name.ts';
import { bodyLinks } from './body-links.ts';
import { fieldName, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';
import { findReferences } from './references.ts';

interface WantedPicture {
  file: string;
  field: string;
  /** As the content writes it. */
  value: string;
  /** Where it must be, from the project's folder. */
  path: string;
}

/** The folder whose pictures the build makes smaller ones of. Those of `public/` are served as they are. */
const FOLDER = 'content/images';

/** A picture of another site, with or without the protocol. */
const ELSEWHERE = /^(?:https?:)?\/\//i;

/** The pictures of bodies, each as its text writes it, with its name where it is one of the folder. */
function bodyReferences({ pages, posts }: Content) {
  return [...pages, ...posts].flatMap(({ body, file }) =>
    bodyLinks(body).pictures.map((value) => ({ file, field: 'body', value, name: bodyPicture(value) })),
  );
}

/** Where the pictures of bodies must be. What has a name that none may have is found by that alone. */
const bodyPictures = (content: Content): WantedPicture[] =>
  bodyReferences(content)
    .filter(({ name }) => name === undefined || pictureNameFault(name) === undefined)
    .map(({ name, ...reference }) => ({
      ...reference,
      path: name === undefined ? `public${reference.value}` : posix.join(FOLDER, name),
    }));

/** Names in bodies that no picture may have; those of fields are found by their schemas. */
const nameProblems = (content: Content): ContentProblem[] =>
  bodyReferences(content).flatMap(({ file, field, value, name }) => {
    const allowed = name === undefined ? undefined : pictureNameFault(name);
    if (allowed === undefined) return [];
    return [{ file, field, found: `found the picture "${name ?? value}"`, remedy: `Allowed is ${allowed}.` }];
  });

/** The owner's logo; the other field of this name is a testimonial's. */
const logos = ({ site }: Content): WantedPicture[] =>
  site.map(({ file, data: { brand } }) => ({
    file,
    field: fieldName(['brand', 'logo']),
    value: brand.logo,
    path: posix.join(FOLDER, brand.logo),
  }));

/** The pictures that fields and bodies name. */
function wantedPictures(content: Content): WantedPicture[] {
  const inFolder = (keys: string[], folder: string) =>
    findReferences(content, (key) => keys.includes(key)).map((reference) => ({
      ...reference,
      path: posix.join(folder, reference.value),
    }));
  return [
    ...inFolder(['file', 'metaImage', 'socialImage'], FOLDER),
    ...inFolder(['avatarUrl', 'logo'], 'public').filter(({ file }) => content.site[0]?.file !== file),
    ...logos(content),
    ...bodyPictures(content),
  ];
}

/** What to do about a picture that is not there: where there is one of nearly that name, it is meant. */
function missingRemedy({ path }: WantedPicture, files: ReadonlySet<string>): string {
  const folder = posix.dirname(path);
  const name = posix.basename(path);
  const like = [...files].find(
    (file) => posix.dirname(file) === folder && plainName(posix.basename(file)) === name,
  );
  return like === undefined
    ? `Correct the name, or put the file into ${folder}/.`
    : `Rename "${posix.basename(like)}" in ${folder}/ to "${name}".`;
}

/**
 * Pictures that content shows and that are not there, or on another site.
 *
 * @param files paths of the files in `content/images/` and `public/`, from the project's folder
 */
export function pictureProblems(content: Content, files: ReadonlySet<string>): ContentProblem[] {
  const missing = wantedPictures(content)
    .filter(({ path }) => !files.has(path))
    .map((picture) => ({
      file: picture.file,
      field: picture.field,
      ...(ELSEWHERE.test(picture.value)
        ? {
            found: `the picture "${picture.value}" is on another site, from which browsers load none here`,
            remedy: `Put the file into ${FOLDER}/ and write its name.`,
          }
        : { found: `there is no picture "${picture.value}"`, remedy: missingRemedy(picture, files) }),
    }));
  return [...nameProblems(content), ...missing];
}

/** Whether the build can make other pictures of a file. What phones save as HEIC it can not, whatever the name. */
async function isReadable(path: string): Promise<boolean> {
  try {
    const { compression } = await sharp(path).metadata();
    return compression !== 'hevc';
  } catch {
    return false;
  }
}

/**
 * Pictures that content shows, that are there, and that the build can not read.
 *
 * @param root the project's folder
 * @param files paths of the files in `content/images/`, from there
 */
export async function unreadablePictures(
  content: Content,
  root: string,
  files: ReadonlySet<string>,
): Promise<ContentProblem[]> {
  const paths = new Set(
    wantedPictures(content)
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${FOLDER}/`) && files.has(path)),
  );
  const checked = await Promise.all(
    [...paths].map(async (file) => ({ file, readable: await isReadable(join(root, file)) })),
  );
  return checked
    .filter(({ readable }) => !readable)
    .map(({ file }) => ({
      file,
      field: '',
      found: 'is no picture that can be read',
      remedy: `Save it again as ${/\.svg$/i.test(file) ? 'SVG or PNG' : 'JPEG'}.`,
    }));
}
