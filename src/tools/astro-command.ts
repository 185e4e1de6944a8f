import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The file that is Astro's own command.
 *
 * @param root the project's folder
 */
export function astroCommand(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  return join(dirname(require.resolve('astro/package.json')), 'bin', 'astro.mjs');
}
