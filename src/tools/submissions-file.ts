import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noSubmissionsFile } from './preview/forms/submission-store.ts';

/**
 * Where the preview and `npm run dev` keep what was sent through the forms: the `SUBMISSIONS_FILE` of the environment,
 * else a file in the cache.
 *
 * @param root the project's folder
 * @param cache gives the folder of the cache
 */
export function submissionsFile(root: string, cache = () => join(root, '.cache')): string {
  const file = process.env['SUBMISSIONS_FILE'];
  return file === undefined || file === '' ? join(cache(), 'submissions.jsonl') : resolve(root, file);
}

/**
 * Reads what they kept.
 *
 * @param file where they keep it
 * @returns nothing when there is no such file yet
 * @throws {PreviewError} when there can be none
 */
export function readSubmissions(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw noSubmissionsFile(file);
  }
}
