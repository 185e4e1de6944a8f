import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { read } from '../../../environment.ts';
import { PreviewError } from '../preview-error.ts';
import type { Submission } from './submission.ts';

/**
 * Where the preview and `npm run dev` keep what was sent through the forms: the `SUBMISSIONS_FILE` of the environment,
 * else a file in the cache.
 *
 * @param root the project's folder
 * @param cache gives the folder of the cache
 */
export function submissionsFile(root: string, cache = () => join(root, '.cache')): string {
  const file = read('SUBMISSIONS_FILE');
  return file === undefined ? join(cache(), 'submissions.jsonl') : resolve(root, file);
}

/**
 * Makes the file and its folder where they are missing, for the owner's eyes only.
 *
 * @throws {PreviewError} when they can't be made
 */
export function makeSubmissionsFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    throw new PreviewError(
      `Submissions can't be kept in "${path}". Set SUBMISSIONS_FILE to a file that can be written.`,
    );
  }
}

/** Adds a submission, a line of JSON. When this returns it is on the disk, so that what was answered is never lost. */
export function keepSubmission(path: string, submission: Submission): void {
  makeSubmissionsFile(path);
  // The last line is cut off where the machine stopped while it was written, so each begins with a line break too.
  appendFileSync(path, `\n${JSON.stringify(submission)}\n`, { flush: true });
}

/**
 * Reads what was kept.
 *
 * @throws {PreviewError} when nothing can be kept there
 */
export function readSubmissions(path: string): string {
  makeSubmissionsFile(path);
  return readFileSync(path, 'utf8');
}
