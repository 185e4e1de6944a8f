import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { environmentWith } from '../../environment.ts';
import { requireSite } from './preview-app.ts';

/** Lines of a failed build that are shown: what went wrong stands at the end. */
const SHOWN_LINES = 20;

/** A build that takes longer hangs; the host stops one as well. */
const TIMEOUT_MS = 15 * 60_000;

async function build(root: string, folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const running = promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('../astro.ts', import.meta.url)), 'build', '--outDir', relative(root, folder)],
    {
      cwd: root,
      env: environmentWith({ NO_COLOR: '1' }),
      timeout: TIMEOUT_MS,
      maxBuffer: Infinity,
    },
  );
  // With the signal as an option it would be given up while it may still write.
  signal.addEventListener('abort', () => running.child.kill());
  await running.catch((error: unknown) => {
    const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string };
    const lines = (`${stdout}${stderr}`.trimEnd() || message).split('\n');
    throw new Error(lines.slice(-SHOWN_LINES).join('\n'));
  });
}

/**
 * Builds the site beside the one that is served, and puts it into `dist/` once it is whole.
 *
 * @param root the project's folder
 * @param signal stops the build
 * @throws {Error} with the last lines of a build that failed; then `dist/` is as it was
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
