import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheFolder } from './cache-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('is .cache/ of the project, made where there is none', () => {
  const warn = vi.fn();
  expect(cacheFolder(root, warn)).toBe(join(root, '.cache'));
  expect(existsSync(join(root, '.cache'))).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

it('is a folder elsewhere where .cache/ cannot be written, and one line says so', () => {
  // A file in its place can be written to by nobody, whoever runs the test.
  writeFileSync(join(root, '.cache'), '');
  const warn = vi.fn();
  const folder = cacheFolder(root, warn);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(warn.mock.calls).toEqual([
    [
      '.cache/ cannot be written (EEXIST): what is kept there is gone when this ends, and builds take longer. Remove the folder, or make all in it yours.',
    ],
  ]);
  rmSync(folder, { recursive: true });
});
