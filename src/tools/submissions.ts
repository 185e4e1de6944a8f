/**
 * `npm run submissions`: shows what was sent through the forms of the local preview and of `npm run dev`, oldest first.
 * What was sent through the live site is in the host's own lists.
 */
import { describeSubmission, readSubmissions, submissionsFile } from './preview/forms/submissions.ts';
import { runCommand } from './run-command.ts';

await runCommand((root) => {
  const { submissions, broken } = readSubmissions(submissionsFile(root));
  if (submissions.length === 0) console.log('Nothing was sent yet. Run "npm start" and send a form.');
  else console.log(submissions.map(describeSubmission).join('\n\n'));
  for (const line of broken) {
    console.error(`Line ${line} of the file is no submission: the preview was stopped while it wrote it.`);
  }
});
