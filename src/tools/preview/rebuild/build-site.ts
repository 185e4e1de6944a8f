import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { astroCommand } from '../../astro-command.ts';
import type { BuildResult } from './rebuilder.ts';

/** Lines of a failed build that are shown: what went wrong stands at the end. */
const SHOWN_LINES = 20;

/** A build that takes longer hangs; the host stops one as well. */
const TIMEOUT_MS = 15 * 60_000;

/**
 * Builds the site into a folder of its own.
 *
 * @param root the project's folder
 * @param folder where the built site goes, from the project's folder
 * @param signal stops the build
 */
export async function buildSite(root: string, folder: string, signal: AbortSignal): Promise<BuildResult> {
  const build = spawn(process.execPath, [astroCommand(root), 'build', '--outDir', folder], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
    signal,
  });
  let failure = '';
  // Told at once when the build is stopped, while it may still write; only its end counts.
  build.on('error', (error) => {
    failure = String(error);
  });
  const ended = new Promise<number | null>((resolve) => build.on('close', resolve));
  const [out, errors, status] = await Promise.all([text(build.stdout), text(build.stderr), ended]);
  if (status === 0) return { ok: true };
  const lines = `${out}${errors}${failure}`.trimEnd().split('\n');
  return { ok: false, reason: lines.slice(-SHOWN_LINES).join('\n') };
}
