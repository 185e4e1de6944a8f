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

it('does nothing where there is no .env', () => {
  loadEnvironment(root);
  expect(process.env['SET_IN_FILE']).toBeUndefined();
});
