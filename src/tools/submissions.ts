/**
 * Shows what was sent through the forms of the local preview and of `npm run dev`, oldest first. Run it with
 * `npm run submissions`; what was sent through the live site is in the host's own lists.
 */
import { fileURLToPath } from 'node:url';
import { ContentError } from '../collections/content-problem.ts';
import { loadEnvironment } from '../environment.ts';
import { PreviewError } from './preview/preview-error.ts';
import { describeSubmission, readSubmissions, submissionsFile } from './preview/forms/submissions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  loadEnvironment(root);
  const { submissions, broken } = readSubmissions(submissionsFile(root));
  if (submissions.length === 0) console.log('Nothing was sent yet. Run "npm start" and send a form.');
  else console.log(submissions.map(describeSubmission).join('\n\n'));
  for (const line of broken) {
    console.error(`Line ${line} of the file is no submission: the preview was stopped while it wrote it.`);
  }
} catch (error) {
  if (!(error instanceof PreviewError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
