import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { environmentWith } from '../../src/environment.ts';

const COPIED = [
  'astro.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'netlify.toml',
  'src',
  'public',
  'content',
];

/** A build that hangs must end by itself, in milliseconds: while it runs no test can be ended. */
const TIMEOUT = 110_000;

/** How a build ended, and what it printed. */
interface BuildResult {
  status: number | null;
  output: string;
}

/** A copy of the project whose content may be changed and built. */
export interface SiteCopy {
  folder: string;
  /** Changes a file of the copy; it is given the empty text for a file that does not exist. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Builds the copy into its own `dist/`. */
  build: (environment?: Record<string, string>) => BuildResult;
  /** Builds likewise, while the test goes on: for builds that ask a server of the test. */
  buildAside: (environment?: Record<string, string>, nodeArguments?: string[]) => Promise<BuildResult>;
}

/**
 * Copies the project to a folder below `.cache/`, where the project's node_modules are found.
 *
 * @param name of the folder; an earlier copy of that name is thrown away
 */
export function copySite(name: string): SiteCopy {
  const folder = join('.cache', 'copies', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of COPIED) cpSync(entry, join(folder, entry), { recursive: true });
  // What reads a package's files by their path finds them where it does in the project.
  symlinkSync(join('..', '..', '..', 'node_modules'), join(folder, 'node_modules'), 'dir');
  // The pictures are the same: made once, they need not be made again.
  for (const images of [join('.cache', 'astro', 'assets'), join('.cache', 'share')]) {
    if (existsSync(images)) cpSync(images, join(folder, images), { recursive: true });
  }

  const astro = join('..', '..', '..', 'node_modules', 'astro', 'bin', 'astro.mjs');
  const optionsOf = (environment: Record<string, string>) => ({
    cwd: folder,
    env: environmentWith({ NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...environment }),
  });

  return {
    folder,
    edit: (file, change) => {
      const path = join(folder, file);
      writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''));
    },
    build: (environment = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
        ...optionsOf(environment),
        encoding: 'utf8',
        timeout: TIMEOUT,
      });
      return { status, output: `${stdout}${stderr}` };
    },
    buildAside: async (environment = {}, nodeArguments = []) => {
      const build = spawn(process.execPath, [...nodeArguments, astro, 'build'], optionsOf(environment));
      const ended = new Promise<number | null>((resolve) => build.on('close', resolve));
      const [status, stdout, stderr] = await Promise.all([ended, text(build.stdout), text(build.stderr)]);
      return { status, output: `${stdout}${stderr}` };
    },
  };
}
