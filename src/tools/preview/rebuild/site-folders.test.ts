import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolders } from './site-folders.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folders-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist', 'old.html'), 'old');
});

afterEach(() => rm(root, { recursive: true }));

it('gives each build a folder of its own, and makes dist/ a copy of the one that is served', async () => {
  const folders = siteFolders(root);
  const first = await folders.next();
  await writeFile(join(root, first, 'index.html'), 'first');
  await folders.settle(first);
  expect(await readFile(join(root, 'dist', 'index.html'), 'utf8')).toBe('first');
  expect(existsSync(join(root, 'dist', 'old.html'))).toBe(false);

  const second = await folders.next();
  await writeFile(join(root, second, 'index.html'), 'second');
  expect(existsSync(join(root, first, 'index.html'))).toBe(true);
  await folders.settle(second);
  expect(await readFile(join(root, 'dist', 'index.html'), 'utf8')).toBe('second');
  expect([first, second].map((folder) => existsSync(join(root, folder)))).toEqual([false, true]);
});
