import { basename, posix } from 'node:path';
import type { ContentProblem } from './content-problem.ts';
import { nouns } from './nouns.ts';

const ROOT = 'content';
const PICTURES = `${ROOT}/images`;

const paths = Object.values(nouns).map(({ shape, path }) => ({ shape, path: `${ROOT}/${path}` }));
const FOLDERS = paths.filter(({ shape }) => shape === 'folder').map(({ path }) => path);
const FILES = paths.filter(({ shape }) => shape !== 'folder').map(({ path }) => path);

/** Endings that people and editors give to Markdown. */
const LIKE_MARKDOWN = /(?:\.(?:md|mdx|mdown|markdown|txt))+$/i;

/** Files that computers leave in folders by themselves. */
const NOBODYS = ['Thumbs.db', 'desktop.ini'];

const isHidden = (file: string) =>
  NOBODYS.includes(basename(file)) || file.split('/').some((part) => part.startsWith('.'));

/** What is wrong with the place or the name of a file, `undefined` where the site reads it. */
function strayProblem(file: string): ContentProblem | undefined {
  const problem = (found: string, remedy: string) => ({ file, field: '', found, remedy });
  if (FILES.includes(file) || file.startsWith(`${PICTURES}/`)) return undefined;
  const folder = FOLDERS.find((path) => file.startsWith(`${path}/`));
  if (folder === undefined) {
    return problem(
      'the site reads no file of this name',
      'Correct the name, or take the file out of content/.',
    );
  }
  if (posix.dirname(file) !== folder) {
    return problem(`the site reads no folders in ${folder}/`, `Move the file to ${folder}/.`);
  }
  if (file.endsWith('.md')) return undefined;
  return LIKE_MARKDOWN.test(file)
    ? problem('its name does not end with .md', `Call it ${basename(file).replace(LIKE_MARKDOWN, '')}.md.`)
    : problem(
        `the site reads no file of this kind in ${folder}/`,
        `Take it out; pictures go into ${PICTURES}/.`,
      );
}

/**
 * Files of `content/` that would be passed over without a word. Those that are hidden, and those that computers leave
 * in folders by themselves, do not count.
 *
 * @param files paths from the project's folder
 */
export const strayFileProblems = (files: Iterable<string>): ContentProblem[] =>
  [...files]
    .filter((file) => file.startsWith(`${ROOT}/`) && !isHidden(file))
    .flatMap((file) => strayProblem(file) ?? []);
