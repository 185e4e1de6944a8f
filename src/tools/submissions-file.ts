import { resolve } from 'node:path';

/**
 * Where the preview keeps what was sent through its forms: the `SUBMISSIONS_FILE` of the environment, else a file in
 * `.cache/`.
 *
 * @param root the project's folder
 */
export function submissionsFile(root: string): string {
  const file = process.env['SUBMISSIONS_FILE'];
  return resolve(root, file === undefined || file === '' ? '.cache/submissions.jsonl' : file);
}
