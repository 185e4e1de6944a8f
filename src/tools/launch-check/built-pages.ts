import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** What of the built site people and machines read as text. */
const TEXT = /\.(?:html|xml|txt|webmanifest)$/;

function filesOf(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry: Dirent) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The texts of a built site. */
export interface BuiltPages {
  /** Whether it was built from the content as it is now. */
  state: 'fresh' | 'old' | 'missing';
  pages: { file: string; text: string }[];
}

/**
 * Reads the built site in `dist/`.
 *
 * @param root the project's folder
 */
export function readBuiltPages(root: string): BuiltPages {
  const home = statSync(join(root, 'dist', 'index.html'), { throwIfNoEntry: false });
  if (home === undefined) return { state: 'missing', pages: [] };
  const changed = ['content', 'public']
    .flatMap((folder) => filesOf(root, folder))
    .map((path) => statSync(path).mtimeMs);
  const pages = filesOf(root, 'dist')
    .filter((path) => TEXT.test(path))
    .map((path) => ({
      file: path.slice(join(root, 'x').length - 1).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    }));
  return { state: Math.max(...changed) > home.mtimeMs ? 'old' : 'fresh', pages };
}
