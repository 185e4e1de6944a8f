import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

const names = async () => (await readdir(join(root, '.cache', 'preview'))).sort();

/** Writes a file of a site below the folder of previews. */
async function leave(folder: string, text: string): Promise<void> {
  const path = join(root, '.cache', 'preview', folder);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'index.html'), text);
}

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

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

it('throws away a folder whose build failed, and in the end all that it made', async () => {
  const folders = siteFolders(root);
  await folders.discard(await folders.next());
  expect(await names()).toEqual([]);
  await leave(`${process.ppid}-1`, 'of a preview that runs');
  const served = await folders.next();
  await folders.settle(served);
  await folders.next();
  await folders.clear();
  expect(await names()).toEqual([`${process.ppid}-1`]);
});

it('clears at the start what previews left that run no more, and leaves the others alone', async () => {
  for (const pid of [deadPid(), process.pid]) {
    for (const what of ['1', 'copy', 'old']) await leave(`${pid}-${what}`, 'left');
  }
  await leave(`${process.ppid}-1`, 'of a preview that runs');
  await siteFolders(root).clearLeftovers();
  expect(await names()).toEqual([`${process.ppid}-1`]);
  expect(existsSync(join(root, 'dist', 'old.html'))).toBe(true);
});

it('has nothing to clear where no preview has rebuilt', async () => {
  await expect(siteFolders(root).clearLeftovers()).resolves.toBeUndefined();
});

it('puts the site back that an ended preview was about to replace', async () => {
  await rm(join(root, 'dist'), { recursive: true });
  await leave(`${deadPid()}-old`, 'the only one');
  await siteFolders(root).clearLeftovers();
  expect(await readFile(join(root, 'dist', 'index.html'), 'utf8')).toBe('the only one');
});

it('settles although an earlier attempt left its copies', async () => {
  await leave(`${process.pid}-old`, 'left');
  await leave(`${process.pid}-copy`, 'left');
  const folders = siteFolders(root);
  const served = await folders.next();
  await writeFile(join(root, served, 'new.html'), 'new');
  await folders.settle(served);
  expect(await readdir(join(root, 'dist'))).toEqual(['new.html']);
});

it('keeps dist/ and throws the copies away when the new site can not be copied', async () => {
  const folders = siteFolders(root);
  await expect(folders.settle(join('.cache', 'preview', 'gone'))).rejects.toThrow('ENOENT');
  expect(await readdir(join(root, 'dist'))).toEqual(['old.html']);
});
