import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COPIED = [
  'astro.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'src',
  'public',
  'content',
];

/** A copy of the project whose content may be changed and built. */
export interface SiteCopy {
  folder: string;
  /** Changes a file of the copy. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Builds the copy into its own `dist/`. */
  build: (environment?: Record<string, string>) => { status: number | null; output: string };
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
  // The pictures are the same: made once, they need not be made again.
  const images = join('.cache', 'astro', 'assets');
  if (existsSync(images)) cpSync(images, join(folder, images), { recursive: true });

  return {
    folder,
    edit: (file, change) => {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    build: (environment = {}) => {
      const astro = join('..', '..', '..', 'node_modules', 'astro', 'bin', 'astro.mjs');
      const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...environment },
      });
      return { status, output: `${stdout}${stderr}` };
    },
  };
}
