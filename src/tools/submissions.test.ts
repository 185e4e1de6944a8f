import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFormFields } from '../collections/read-content.ts';
import { environmentWith } from '../environment.ts';

// Each of the commands is a process of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const COMMAND = fileURLToPath(new URL('submissions.ts', import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'submissions-'));
});

afterEach(() => rm(folder, { recursive: true }));

const show = (file: string, cwd = process.cwd()) =>
  spawnSync(process.execPath, [COMMAND], {
    cwd,
    encoding: 'utf8',
    env: environmentWith({ SUBMISSIONS_FILE: file }),
  });

const [field = { name: '', label: '' }] = await readFormFields(process.cwd());

it.each([
  ['the label that content gives it', undefined, `${field.label}: Ann`],
  ['its name, where content has something wrong', tmpdir(), `${field.name}: Ann`],
])('shows what was sent, a field by %s', async (_, cwd, line) => {
  const file = join(folder, 'kept.jsonl');
  const submission = {
    time: '2026-11-28T10:00:00.000Z',
    form: 'contact',
    path: '/',
    fields: { [field.name]: 'Ann' },
  };
  await writeFile(file, `${JSON.stringify(submission)}\n`);
  expect(show(file, cwd)).toMatchObject({ status: 0, stdout: expect.stringContaining(line) as string });
});

it('says that nothing was sent while there is no file', () => {
  expect(show(join(folder, 'kept.jsonl')).stdout).toContain('Nothing was sent yet.');
});

it.each([
  ['a folder', ''],
  ['a path below a file', 'kept.jsonl/more.jsonl'],
])('says in one line that SUBMISSIONS_FILE is %s', async (_, name) => {
  await writeFile(join(folder, 'kept.jsonl'), '');
  const file = join(folder, name);
  expect(show(file)).toMatchObject({
    status: 1,
    stderr: `Submissions can't be kept in "${file}". Set SUBMISSIONS_FILE to a file that can be written.\n`,
  });
});
