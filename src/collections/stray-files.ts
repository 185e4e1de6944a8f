import { basename, dirname } from 'node:path/posix';
import { problem, type ContentProblem } from './content-problem.ts';
import { kindOf, nounNames } from './content-kinds.ts';

const PICTURES = 'content/images';

/** Endings that people and editors give to Markdown. */
const LIKE_MARKDOWN = /(?:\.(?:md|mdx|mdown|markdown|txt))+$/i;

/** Files that are hidden, and those that computers leave in folders by themselves. */
const NOBODYS = /\/(?:\.|(?:Thumbs\.db|desktop\.ini)$)/;

const kinds = nounNames.map(kindOf);

/** What is wrong with the place or the name of a file, and what to do; `undefined` where the site reads it. */
function stray(file: string): [found: string, remedy: string] | undefined {
  const isRead = kinds.some(({ shape, path }) => shape !== 'folder' && file === `content/${path}`);
  if (isRead || file.startsWith(`${PICTURES}/`)) return undefined;
  const kind = kinds.find(({ shape, path }) => shape === 'folder' && file.startsWith(`content/${path}/`));
  if (kind === undefined) {
    return ['the site reads no file of this name', 'Correct the name, or take the file out of content/.'];
  }
  const folder = `content/${kind.path}`;
  if (dirname(file) !== folder) {
    return [`the site reads no folders in ${folder}/`, `Move the file to ${folder}/.`];
  }
  if (file.endsWith('.md')) return undefined;
  return LIKE_MARKDOWN.test(file)
    ? ['its name does not end with .md', `Call it ${basename(file).replace(LIKE_MARKDOWN, '')}.md.`]
    : [`the site reads no file of this kind in ${folder}/`, `Take it out; pictures go into ${PICTURES}/.`];
}

/**
 * Files of `content/` that would be passed over without a word.
 *
 * @param files paths from the project's folder
 */
export const strayFileProblems = (files: Iterable<string>): ContentProblem[] =>
  [...files]
    .filter((file) => file.startsWith('content/') && !NOBODYS.test(file))
    .flatMap((file) => {
      const found = stray(file);
      return found === undefined ? [] : [problem(file, '', ...found)];
    });
