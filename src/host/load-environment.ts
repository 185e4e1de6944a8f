import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ContentError, notUtf8 } from '../collections/content-problem.ts';
import { decodeText } from '../lib/decode-text.ts';

/**
 * Reads the file `.env` of the project into the environment, where there is one. What the environment holds already
 * stays. Node's own `process.loadEnvFile` takes the mark of the byte order for a part of the first name.
 *
 * @param root the project's folder
 * @throws {ContentError} when the file is in an encoding that is not read
 */
export function loadEnvironment(root: string): void {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  const text = decodeText(readFileSync(file));
  if (text === undefined) throw new ContentError([notUtf8('.env')]);
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}
