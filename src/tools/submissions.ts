/**
 * `npm run submissions`: shows what was sent through the forms of the local preview and of `npm run dev`, oldest first.
 * What was sent through the live site is in the host's own lists.
 */
import { ContentError } from '../collections/content-problem.ts';
import { readFormFields } from '../collections/read-content.ts';
import { describeSubmission, readSubmissions, submissionsFile } from './preview/forms/submissions.ts';
import { runCommand } from './run-command.ts';

/** The labels of the fields by their names, none while content is wrong; one that the forms call differently has both. */
async function readLabels(root: string): Promise<Map<string, string>> {
  const fields = await readFormFields(root).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    return [];
  });
  const named = [...Map.groupBy(fields, ({ name }) => name)];
  return new Map(named.map(([name, group]) => [name, group.map(({ label }) => label).join(' / ')]));
}

await runCommand(async (root) => {
  const { submissions, broken } = readSubmissions(submissionsFile(root));
  const labels = await readLabels(root);
  const descriptions = submissions.map((submission) => describeSubmission(submission, labels));
  if (submissions.length === 0) console.log('Nothing was sent yet. Run "npm start" and send a form.');
  else console.log(descriptions.join('\n\n'));
  for (const line of broken) {
    console.error(`Line ${line} of the file is no submission: the preview was stopped while it wrote it.`);
  }
});
