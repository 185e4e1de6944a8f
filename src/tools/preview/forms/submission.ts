import { z } from 'zod';

const submissionSchema = z.object({
  time: z.iso.datetime(),
  form: z.string(),
  path: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** What a visitor sent: when, which form, from which page's address, and the fields. */
export type Submission = z.infer<typeof submissionSchema>;

/**
 * Reads the file that submissions are kept in, a line each.
 *
 * @param text the whole file
 * @returns the submissions in the order of their arrival, and the numbers of lines that hold none
 */
export function parseSubmissions(text: string): { submissions: Submission[]; broken: number[] } {
  const submissions: Submission[] = [];
  const broken: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const result = parseLine(line);
    if (result === undefined) broken.push(index + 1);
    else submissions.push(result);
  }
  return { submissions, broken };
}

function parseLine(line: string): Submission | undefined {
  try {
    return submissionSchema.parse(JSON.parse(line));
  } catch {
    // The machine stopped in the middle of it; that sender got no answer.
    return undefined;
  }
}

/** A submission as a person reads it: a heading, and a line or more for each field that was filled in. */
export function describeSubmission({ time, form, fields }: Submission): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name}: ${value.replace(/\r\n?|\n/g, '\n    ')}`);
  // Whatever a stranger typed must not move the cursor or change the terminal.
  const text = [`${form}, ${time}`, ...lines].join('\n');
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\uFFFD');
}
