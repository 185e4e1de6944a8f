import { closeSync, mkdirSync, openSync } from 'node:fs';
import { appendFile, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PreviewError } from '../preview-error.ts';
import type { Submission } from './submission.ts';

/** Keeps submissions. */
export interface SubmissionStore {
  /** Resolves once the submission is on the disk, so that what was answered is never lost. */
  append: (submission: Submission) => Promise<void>;
}

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Whether a file ends in the middle of a line, as it does when the machine stopped while it was written. */
async function endsInsideLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** What to say of a file that submissions can not be kept in: a folder, or a path through what is none. */
export const noSubmissionsFile = (path: string) =>
  new PreviewError(
    `Submissions can not be kept in "${path}". Set SUBMISSIONS_FILE to a file that can be written.`,
  );

function makeFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    throw noSubmissionsFile(path);
  }
}

/**
 * Keeps submissions in a file, a line of JSON each. What comes while the disk is busy is written together.
 *
 * @param path the file; it and its folder are made when they are missing, for the owner's eyes only
 * @throws {PreviewError} when they can not be made
 */
export function openSubmissionStore(path: string): SubmissionStore {
  makeFile(path);
  let waiting: Waiting[] = [];
  let isWriting = false;

  const write = async (lines: string) => {
    const file = await open(path, 'a+', 0o600);
    try {
      await appendFile(file, `${(await endsInsideLine(file)) ? '\n' : ''}${lines}`);
      await file.datasync();
    } finally {
      await file.close();
    }
  };

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch.map(({ line }) => line).join(''));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  };

  return {
    append: (submission) =>
      new Promise((resolve, reject) => {
        waiting.push({ line: `${JSON.stringify(submission)}\n`, resolve, reject });
        if (!isWriting) void writeAll();
      }),
  };
}
