import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** Whether an error of the file system says that there is no such file. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Writes a file, and its folder, that is whole at every moment: it is written beside the earlier one and takes its name. */
export async function writeWhole(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, data);
}
