import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders that rebuilt sites live in. */
export interface SiteFolders {
  /** Removes what previews left that run no more, and puts back the site where one ended as it changed `dist/`. */
  clearLeftovers: () => Promise<void>;
  /** An empty folder for the next build, from the project's folder. */
  next: () => Promise<string>;
  /** Throws away a folder whose site is not served. */
  discard: (folder: string) => Promise<void>;
  /** Throws away the sites before the one that is served now, and makes `dist/` a copy of that one. */
  settle: (served: string) => Promise<void>;
  /** Throws away all folders, when nothing is served any more. */
  clear: () => Promise<void>;
}

/** Whether a process runs, be it another user's. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Keeps each rebuilt site in a folder of its own, so that the server changes from one to the next at once and answers
 * that have begun still find their files. The name of each begins with the id of its process.
 *
 * @param root the project's folder
 */
export function siteFolders(root: string): SiteFolders {
  const place = join('.cache', 'preview');
  const dist = join(root, 'dist');
  const nameOf = (what: string) => join(place, `${process.pid}-${what}`);
  const inRoot = (folder: string) => join(root, folder);
  let count = 0;
  let settled: string | undefined;

  const discard = (folder: string) => rm(inRoot(folder), { recursive: true, force: true });
  const namesIn = () => readdir(inRoot(place)).catch(() => []);
  const discardAllOf = async (isGone: (pid: number) => boolean) => {
    const gone = (await namesIn()).filter((name) => isGone(Number.parseInt(name, 10)));
    await Promise.all(gone.map((name) => discard(join(place, name))));
  };

  /** Makes a folder `dist/` again, where what was to take its place has not come. */
  const putBack = async (old: string) => {
    if (existsSync(inRoot(old)) && !existsSync(dist)) await rename(inRoot(old), dist);
  };

  return {
    discard,
    clearLeftovers: async () => {
      // An earlier process may have had the id of this one.
      const isGone = (pid: number) => pid === process.pid || !isRunning(pid);
      for (const name of await namesIn()) {
        if (/^\d+-old$/.test(name) && isGone(Number.parseInt(name, 10))) await putBack(join(place, name));
      }
      await discardAllOf(isGone);
    },
    next: async () => {
      count += 1;
      const folder = nameOf(String(count));
      await discard(folder);
      await mkdir(inRoot(folder), { recursive: true });
      return folder;
    },
    settle: async (served) => {
      const [before, copy, old] = [settled, nameOf('copy'), nameOf('old')];
      settled = served;
      try {
        // What an attempt that failed left would be in the way.
        await Promise.all([discard(copy), discard(old)]);
        await cp(inRoot(served), inRoot(copy), { recursive: true });
        await rename(dist, inRoot(old));
        await rename(inRoot(copy), dist);
      } finally {
        await putBack(old);
        await Promise.all([copy, old, ...(before === undefined ? [] : [before])].map(discard));
      }
    },
    clear: () => discardAllOf((pid) => pid === process.pid),
  };
}
