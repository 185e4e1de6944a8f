import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What of the cache builds write into, and may belong to someone else than the folder itself. */
const PARTS = ['', 'astro', 'astro/assets', 'share', 'vite'];

/** The project's `.cache/`, or where it cannot be written a folder that goes with the process, with a line for `warn`. */
export function cacheFolder(root: string, warn: (line: string) => void): string {
  const folder = join(root, '.cache');
  try {
    mkdirSync(folder, { recursive: true });
    for (const path of PARTS.map((part) => join(folder, part)).filter((path) => existsSync(path))) {
      accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    }
    return folder;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    warn(
      `.cache/ cannot be written (${reason}): what is kept there is gone when this ends, and builds take longer. Remove the folder, or make all in it yours.`,
    );
    const temporary = mkdtempSync(join(tmpdir(), 'site-cache-'));
    process.once('exit', () => {
      rmSync(temporary, { recursive: true, force: true });
    });
    return temporary;
  }
}
