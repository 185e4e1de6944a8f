import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../collections/list-files.ts';

/** What of the built site people and machines read as text. */
const TEXT = /\.(?:html|xml|txt|webmanifest)$/;

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
export async function readBuiltPages(root: string): Promise<BuiltPages> {
  const timeOf = async (file: string) => (await stat(join(root, file))).mtimeMs;
  const built = await timeOf('dist/index.html').catch(() => undefined);
  if (built === undefined) return { state: 'missing', pages: [] };
  const sources = [...(await listFiles(root, 'content')), ...(await listFiles(root, 'public'))];
  const changed = await Promise.all(sources.map(timeOf));
  const pages = (await listFiles(root, 'dist'))
    .filter((file) => TEXT.test(file))
    .map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return { file, text: text.replaceAll('&#39;', "'").replaceAll('&amp;', '&') };
    });
  return { state: Math.max(...changed) > built ? 'old' : 'fresh', pages: await Promise.all(pages) };
}
