import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PreviewError } from '../preview-error.ts';
import { parseSubmissions } from './submission.ts';
import { keepSubmission, makeSubmissionsFile } from './submissions-file.ts';

const SERVE = fileURLToPath(new URL('../fixtures/serve.ts', import.meta.url));
const FORM = '<form name="contact" data-netlify="true"><input name="form-name"><input name="name"></form>';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  file = join(folder, 'submissions.jsonl');
});

afterEach(() => rm(folder, { recursive: true }));

const names = async () => {
  const { submissions, broken } = parseSubmissions(await readFile(file, 'utf8'));
  expect(broken.length).toBeLessThanOrEqual(1);
  return submissions.map(({ fields }) => fields['name'] ?? '');
};

it('keeps submissions in the order of their arrival, after those that are there', async () => {
  for (const name of ['one', 'two', 'three']) {
    keepSubmission(file, { time: '2026-11-28T10:00:00.000Z', form: 'contact', path: '/', fields: { name } });
  }
  expect(await names()).toEqual(['one', 'two', 'three']);
});

it('has lost none that was answered when the process is killed', { timeout: 30_000 }, async () => {
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'index.html'), FORM);
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
  expect(await names()).toEqual(expect.arrayContaining(answered));
});

it.each([
  ['a folder', () => folder],
  ['a path below a file', () => join(file, 'more.jsonl')],
])('says in one line that submissions cannot be kept in %s', async (_, pathOf) => {
  await writeFile(file, '');
  expect(() => makeSubmissionsFile(pathOf())).toThrow(
    new PreviewError(
      `Submissions can't be kept in "${pathOf()}". Set SUBMISSIONS_FILE to a file that can be written.`,
    ),
  );
});
