import { join, posix } from 'node:path';
import sharp from 'sharp';
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

function bodyPictures(content: Content): WantedPicture[] {
  return [...content.pages, ...content.posts].flatMap(({ body, file }) =>
    bodyLinks(body).pictures.map((value) => ({
      file,
      field: 'body',
      value,
      path: value.startsWith('/') ? `public${value}` : posix.join(posix.dirname(file), value),
    })),
  );
}

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

/**
 * Pictures that content shows and that are not there, or on another site.
 *
 * @param files paths of the files in `content/images/` and `public/`, from the project's folder
 */
export function pictureProblems(content: Content, files: ReadonlySet<string>): ContentProblem[] {
  return wantedPictures(content)
    .filter(({ path }) => !files.has(path))
    .map(({ file, field, value, path }) => ({
      file,
      field,
      ...(ELSEWHERE.test(value)
        ? {
            found: `the picture "${value}" is on another site, from which browsers load none here`,
            remedy: `Put the file into ${FOLDER}/ and write ../images/ and its name.`,
          }
        : {
            found: `there is no picture "${value}"`,
            remedy: `Correct the name, or put the file into ${posix.dirname(path)}/.`,
          }),
    }));
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
