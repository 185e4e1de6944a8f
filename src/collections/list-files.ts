import { readdir } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { kindOf, nounNames } from './content-kinds.ts';
import { problem, type ContentProblem } from './content-problem.ts';

/**
 * All files of a folder, however deep, as sorted paths from the project's, with slashes; none when it is not there. A
 * listing knows the exact spelling of names; asking for a file does not where the disk takes `A` and `a` for the same.
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

const PICTURES = 'content/images';

/** Endings that people and editors give to Markdown. */
const LIKE_MARKDOWN = /(?:\.(?:md|mdx|mdown|markdown|txt))+$/i;

/** Files that are hidden, and those that computers leave in folders by themselves. */
const NOBODYS = /\/(?:\.|(?:Thumbs\.db|desktop\.ini)$)/;

/** What is wrong with the place or the name of a file, and what to do; `undefined` where the site reads it. */
function stray(file: string): [found: string, remedy: string] | undefined {
  const kinds = nounNames.map(kindOf);
  const isRead = kinds.some(({ shape, path }) => shape !== 'folder' && file === `content/${path}`);
  if (isRead || file.startsWith(`${PICTURES}/`)) return undefined;
  const kind = kinds.find(({ shape, path }) => shape === 'folder' && file.startsWith(`content/${path}/`));
  if (kind === undefined) {
    return ['the site reads no file of this name', 'Correct the name, or take the file out of content/.'];
  }
  const { dir, base } = posix.parse(file);
  const folder = `content/${kind.path}`;
  if (dir !== folder) return [`the site reads no folders in ${folder}/`, `Move the file to ${folder}/.`];
  if (base.endsWith('.md')) return undefined;
  return LIKE_MARKDOWN.test(base)
    ? ['its name does not end with .md', `Call it ${base.replace(LIKE_MARKDOWN, '')}.md.`]
    : [`the site reads no file of this kind in ${folder}/`, `Take it out; pictures go into ${PICTURES}/.`];
}

/** Files of `content/` that would be passed over without a word. */
export const strayFileProblems = (files: Iterable<string>): ContentProblem[] =>
  [...files].flatMap((file) => {
    if (!file.startsWith('content/') || NOBODYS.test(file)) return [];
    const found = stray(file);
    return found === undefined ? [] : [problem(file, '', ...found)];
  });
