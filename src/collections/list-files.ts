import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * All files of a folder, however deep. A listing knows the exact spelling of the names; asking for a file by name
 * does not where the disk takes small and capital letters for the same.
 *
 * @param root the project's folder
 * @param folder its path from there
 * @returns sorted paths from the project's folder, with slashes; none when there is no such folder
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
