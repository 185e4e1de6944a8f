import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentError } from '../collections/content-problem.ts';
import { readOrShow } from './read-or-show.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'read-or-show-'));
  await Promise.all(['content', 'public'].map((folder) => mkdir(join(root, folder))));
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => rm(root, { recursive: true }));

const problem = { file: 'content/site.yaml', field: 'name', found: 'is <missing>', remedy: 'Add it.' };

/** Reads content that is wrong until there is a file with a name. */
const read = () =>
  existsSync(join(root, 'content', 'mended'))
    ? Promise.resolve('content')
    : Promise.reject(new ContentError([problem]));

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('ends a build with the message and nothing else', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  await expect(readOrShow(root, read, ['build'])).rejects.toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
  expect(vi.mocked(console.error).mock.calls).toEqual([['content/site.yaml: name: is <missing>. Add it.']]);
});

it('shows the message in the browser during development, and goes on once it is mended', async () => {
  const port = await freePort();
  const reading = readOrShow(root, read, ['dev', '--port', String(port)]);
  const page = await vi.waitFor(() => fetch(`http://localhost:${port}/any`), 20_000);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('<li>content/site.yaml: name: is &lt;missing>. Add it.</li>');
  await writeFile(join(root, 'content', 'mended'), '');
  expect(await reading).toBe('content');
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});

it('lets pass what is no fault of content', async () => {
  await expect(readOrShow(root, () => Promise.reject(new Error('disk')), ['dev'])).rejects.toThrow('disk');
});
