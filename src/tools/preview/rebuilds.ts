import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { environmentWith } from '../../environment.ts';
import { requireSite } from './preview-app.ts';

/** Lines of a failed build that are shown: what went wrong stands at the end. */
const SHOWN_LINES = 20;

/** A build that takes longer hangs; the host stops one as well. */
const TIMEOUT_MS = 15 * 60_000;

const ASTRO = join(import.meta.dirname, '..', 'astro.ts');

async function build(root: string, folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const args = [ASTRO, 'build', '--outDir', relative(root, folder)];
  const env = environmentWith({ NO_COLOR: '1' });
  const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: Infinity };
  const running = promisify(execFile)(process.execPath, args, options);
  // With the signal as an option it would be given up while it may still write.
  signal.addEventListener('abort', () => running.child.kill());
  await running.catch((error: unknown) => {
    const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string };
    const lines = (`${stdout}${stderr}`.trimEnd() || message).split('\n');
    throw new Error(lines.slice(-SHOWN_LINES).join('\n'));
  });
}

/**
 * Builds the site of a project's folder beside the one that is served, and puts it into `dist/` once it is whole. Throws
 * the last lines of a build that failed; then, and where the signal stops it, `dist/` is as it was.
 */
export async function rebuildSite(root: string, signal: AbortSignal): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const work = await mkdtemp(join(root, '.cache', 'rebuild-'));
  try {
    const next = join(work, 'next');
    await build(root, next, signal);
    requireSite(next);
    // Both at once, so that no request comes between.
    renameSync(join(root, 'dist'), join(work, 'old'));
    renameSync(next, join(root, 'dist'));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A queue of rebuilds, one at a time; one that fails leaves the site as it is. `log` tells the person at the preview. */
export function queueRebuilds(rebuild: () => Promise<void>, log: (message: string) => void) {
  let last = Promise.resolve();
  let isWaiting = false;

  const next = async () => {
    isWaiting = false;
    log('Rebuilding the site.');
    try {
      await rebuild();
      log('The rebuilt site is live.');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`The build failed, and the site stays as it was:\n${reason}`);
    }
  };

  return {
    /** Asks for a rebuild. While one runs, all that ask share one more. */
    request: () => {
      if (isWaiting) return;
      isWaiting = true;
      last = last.then(next);
    },
    /** Resolves when nothing is being built or waiting to be. */
    idle: () => last,
  };
}
