import { readSubmissions, type Submission } from '../../src/tools/preview/forms/submissions.ts';

/** Where the preview of the browser tests keeps what is sent, from the project's folder. */
export const submissionsFile = '.cache/e2e/submissions.jsonl';

/**
 * What the preview received from one visitor. Tests run side by side and into the same file, so each sends a name of
 * its own.
 */
export function submissionsFrom(name: string): Submission[] {
  const { submissions } = readSubmissions(submissionsFile);
  return submissions.filter(({ fields }) => fields['name'] === name);
}
