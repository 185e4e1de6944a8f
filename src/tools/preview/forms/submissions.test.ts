import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandError } from '../../run-command.ts';
import {
  describeSubmission,
  keepSubmission,
  makeSubmissionsFile,
  readSubmissions,
  type Submission,
} from './submissions.ts';

const SERVE = fileURLToPath(new URL('../fixtures/serve.ts', import.meta.url));
const FORM = '<form name="contact" data-netlify="true"><input name="form-name"><input name="name"></form>';
const one: Submission = {
  time: '2026-11-28T10:00:00.000Z',
  form: 'contact',
  path: '/',
  fields: { name: 'Ann', phone: '', comment: 'One\r\nTwo' },
};
const two = { ...one, fields: { name: 'Bob' } };

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'submissions-'));
  file = join(folder, 'submissions.jsonl');
});

afterEach(() => rm(folder, { recursive: true }));

describe('the file of submissions', () => {
  it('gives back what was kept, in order', () => {
    keepSubmission(file, one);
    keepSubmission(file, two);
    expect(readSubmissions(file)).toEqual({ submissions: [one, two], broken: [] });
  });

  it.each([
    ['cut off', '{"time":"2026'],
    ['of another kind', '{"time":"now"}'],
    ['no object', '7'],
  ])('names a line that is %s, and gives the others', async (_, line) => {
    await writeFile(file, line);
    keepSubmission(file, one);
    expect(readSubmissions(file)).toEqual({ submissions: [one], broken: [1] });
  });

  it('has lost none that was answered when the process is killed', { timeout: 30_000 }, async () => {
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'index.html'), FORM);
    await copyFile('netlify.toml', join(folder, 'netlify.toml'));
    const server = spawn(process.execPath, [SERVE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const answered: string[] = [];
    const send = async (index: number) => {
      const name = `Visitor ${index}`;
      const response = await fetch(`http://localhost:${port.toString().trim()}/`, {
        method: 'POST',
        body: new URLSearchParams({ 'form-name': 'contact', name }),
      });
      expect(response.status).toBe(200);
      answered.push(name);
      // The others are on their way or not yet read.
      server.kill('SIGKILL');
    };
    await Promise.allSettled(Array.from({ length: 100 }, (_, index) => send(index)));
    expect(answered.length).toBeGreaterThan(0);
    const { submissions, broken } = readSubmissions(file);
    expect(broken.length).toBeLessThanOrEqual(1);
    expect(submissions.map(({ fields }) => fields['name'])).toEqual(expect.arrayContaining(answered));
  });

  it.each([
    ['a folder', () => folder],
    ['a path below a file', () => join(file, 'more.jsonl')],
  ])('says in one line that it cannot be %s', async (_, pathOf) => {
    await writeFile(file, '');
    expect(() => makeSubmissionsFile(pathOf())).toThrow(
      new CommandError(
        `Submissions can't be kept in "${pathOf()}". Set SUBMISSIONS_FILE to a file that can be written.`,
      ),
    );
  });
});

describe('a submission is shown', () => {
  it('with the fields that were filled in by their labels, and further lines of a text indented', () => {
    expect(describeSubmission(one, new Map([['comment', 'Message']]))).toBe(
      'contact, 2026-11-28T10:00:00.000Z\n  name: Ann\n  Message: One\n    Two',
    );
  });

  it('without what would move the cursor or color the terminal', () => {
    expect(
      describeSubmission({ ...one, fields: { name: 'A\u001b[31m\u0007\u009b1mB\tC' } }, new Map()),
    ).toContain('name: A\uFFFD[31m\uFFFD\uFFFD1mB\tC');
  });
});
