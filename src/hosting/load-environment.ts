import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the file `.env` of the project into the environment, where there is one. What the environment holds already
 * stays.
 *
 * @param root the project's folder
 */
export function loadEnvironment(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
