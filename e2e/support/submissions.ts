import { readFileSync } from 'node:fs';
import { parseSubmissions, type Submission } from '../../src/tools/preview/forms/submission.ts';

/** Where the preview of the browser tests keeps what is sent, from the project's folder. */
export const submissionsFile = '.cache/e2e/submissions.jsonl';

/**
 * What the preview received from one visitor. Tests run side by side and into the same file, so each sends a name of
 * its own.
 */
export function submissionsFrom(name: string): Submission[] {
  const { submissions } = parseSubmissions(readFileSync(submissionsFile, 'utf8'));
  return submissions.filter(({ fields }) => fields['name'] === name);
}
