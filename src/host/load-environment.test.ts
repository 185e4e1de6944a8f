import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadEnvironment } from './load-environment.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'environment-'));
  vi.stubEnv('SET_BEFORE', 'before');
  vi.stubEnv('SET_IN_FILE', undefined);
});

afterEach(() => rm(root, { recursive: true }));

it('adds what .env says to the environment, and changes nothing that is there', async () => {
  await writeFile(join(root, '.env'), 'SET_BEFORE=file\nSET_IN_FILE=file\n');
  loadEnvironment(root);
  expect(process.env['SET_BEFORE']).toBe('before');
  expect(process.env['SET_IN_FILE']).toBe('file');
});

it('reads a file with a mark of the byte order, which editors on Windows put first', async () => {
  await writeFile(join(root, '.env'), '\uFEFFSET_IN_FILE=file\r\nSET_BEFORE=file\r\n');
  loadEnvironment(root);
  expect(process.env['SET_IN_FILE']).toBe('file');
});

it('stops at a file that is not UTF-8 and says so', async () => {
  await writeFile(join(root, '.env'), Buffer.from('\uFEFFSET_IN_FILE=file\n', 'utf16le'));
  expect(() => {
    loadEnvironment(root);
  }).toThrow('.env: the file is not saved as UTF-8. Save it again and choose the encoding UTF-8.');
});

it('does nothing where there is no .env', () => {
  loadEnvironment(root);
  expect(process.env['SET_IN_FILE']).toBeUndefined();
});
