import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { describeSite } from './describe-site.ts';

it.each([
  [
    ['index.html', 'blog.html', 'blog/a.html', 'blog/b.html', 'blog/page/2.html', '__forms.html', 'x.js'],
    'Built 5 pages, 2 posts among them, in dist/.',
  ],
  [['index.html', 'blog/a.html'], 'Built 2 pages, 1 post among them, in dist/.'],
  [['index.html'], 'Built 1 page, 0 posts among them, in dist/.'],
])('counts the pages and the posts of %j', async (files, line) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  expect(await describeSite(folder)).toBe(line);
  await rm(folder, { recursive: true });
});
