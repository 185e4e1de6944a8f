import { posix } from 'node:path';
import { bodyLinks } from './body-links.ts';
import type { ContentProblem } from './content-problem.ts';
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

function bodyPictures(content: Content): WantedPicture[] {
  return [...content.pages, ...content.posts].flatMap(({ body, file }) =>
    bodyLinks(body)
      .pictures.filter((value) => !/^https?:\/\//.test(value))
      .map((value) => ({
        file,
        field: 'body',
        value,
        path: value.startsWith('/') ? `public${value}` : posix.join(posix.dirname(file), value),
      })),
  );
}

/**
 * Pictures that content shows and that are not there.
 *
 * @param files paths of the files in `content/images/` and `public/`, from the project's folder
 */
export function pictureProblems(content: Content, files: ReadonlySet<string>): ContentProblem[] {
  const inFolder = (keys: string[], folder: string) =>
    findReferences(content, (key) => keys.includes(key)).map((reference) => ({
      ...reference,
      path: posix.join(folder, reference.value),
    }));
  const wanted: WantedPicture[] = [
    ...inFolder(['file', 'metaImage', 'socialImage'], 'content/images'),
    ...inFolder(['avatarUrl', 'logo'], 'public'),
    ...bodyPictures(content),
  ];
  return wanted
    .filter(({ path }) => !files.has(path))
    .map(({ file, field, value, path }) => ({
      file,
      field,
      found: `there is no picture "${value}"`,
      remedy: `Correct the name, or put the file into ${posix.dirname(path)}/.`,
    }));
}
