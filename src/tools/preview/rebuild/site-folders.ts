import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders that rebuilt sites live in. */
export interface SiteFolders {
  /** An empty folder for the next build, from the project's folder. */
  next: () => Promise<string>;
  /** Throws away the sites before the one that is served now, and makes `dist/` a copy of that one. */
  settle: (served: string) => Promise<void>;
}

/**
 * Keeps each rebuilt site in a folder of its own, so that the server changes from one to the next at once and answers
 * that have begun still find their files.
 *
 * @param root the project's folder
 */
export function siteFolders(root: string): SiteFolders {
  const place = join('.cache', 'preview');
  const inRoot = (...parts: string[]) => join(root, ...parts);
  let count = 0;
  let settled: string | undefined;

  return {
    next: async () => {
      count += 1;
      const folder = join(place, `${process.pid}-${count}`);
      await rm(inRoot(folder), { recursive: true, force: true });
      await mkdir(inRoot(folder), { recursive: true });
      return folder;
    },
    settle: async (served) => {
      const copy = inRoot(place, `${process.pid}-copy`);
      const old = inRoot(place, `${process.pid}-old`);
      await cp(inRoot(served), copy, { recursive: true });
      await rename(inRoot('dist'), old);
      await rename(copy, inRoot('dist'));
      await rm(old, { recursive: true, force: true });
      if (settled !== undefined) await rm(inRoot(settled), { recursive: true, force: true });
      settled = served;
    },
  };
}
