import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { read } from '../../../environment.ts';
import { CommandError } from '../../run-command.ts';

const submissionSchema = z.object({
  time: z.iso.datetime(),
  form: z.string(),
  path: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** What a visitor sent: when, which form, from which page's address, and the fields. */
export type Submission = z.infer<typeof submissionSchema>;

/** Where forms sent here are kept: the `SUBMISSIONS_FILE` of the environment, or a file in what `cache` gives. */
export function submissionsFile(root: string, cache = () => join(root, '.cache')): string {
  const file = read('SUBMISSIONS_FILE');
  return file === undefined ? join(cache(), 'submissions.jsonl') : resolve(root, file);
}

/** Makes the file and its folder where they are missing, for the owner's eyes only; throws where it can't. */
export function makeSubmissionsFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    throw new CommandError(
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

/** Reads what was kept: the submissions in the order of their arrival, and the numbers of lines that hold none. */
export function readSubmissions(path: string): { submissions: Submission[]; broken: number[] } {
  makeSubmissionsFile(path);
  const submissions: Submission[] = [];
  const broken: number[] = [];
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    try {
      submissions.push(submissionSchema.parse(JSON.parse(line)));
    } catch {
      // The machine stopped in the middle of it; that sender got no answer.
      broken.push(index + 1);
    }
  }
  return { submissions, broken };
}

/**
 * A submission as a person reads it: a heading, and a line or more for each field that was filled in, under its label.
 *
 * @param labels of the fields by their names; one that has none is shown by its name
 */
export function describeSubmission(
  { time, form, fields }: Submission,
  labels: ReadonlyMap<string, string>,
): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${labels.get(name) ?? name}: ${value.replace(/\r\n?|\n/g, '\n    ')}`);
  // Whatever a stranger typed must not move the cursor or change the terminal.
  return [`${form}, ${time}`, ...lines].join('\n').replace(/[^\P{Cc}\t\n]/gu, '\uFFFD');
}
