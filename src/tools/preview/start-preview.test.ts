import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { netlifyToml } from './fixtures/preview.ts';
import { startPreview, type Preview } from './start-preview.ts';

const ID = 'a-secret-that-nobody-guesses';

let root: string;
let preview: Preview;
let messages: string[];

async function write(name: string, text: string): Promise<void> {
  const path = join(root, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Puts a program in the place of Astro's command: a module with the folder to build into at hand. */
const buildWith = (code: string) =>
  write(
    'node_modules/astro/bin/astro.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';\nconst [, , , , folder] = process.argv;\nmkdirSync(folder);\n${code}`,
  );

const callHook = () => fetch(`http://localhost:${preview.port}/build_hooks/${ID}`, { method: 'POST' });
const build = async () => {
  await callHook();
  await preview.idle();
};
const home = async () => (await fetch(`http://localhost:${preview.port}/`)).text();
/** What rebuilds left in the cache. */
const leftovers = () => readdir(join(root, '.cache'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'start-'));
  messages = [];
  await write('package.json', '{}');
  await write('node_modules/astro/package.json', '{ "name": "astro" }');
  await write('dist/index.html', 'before');
  await copyFile(netlifyToml, join(root, 'netlify.toml'));
  preview = await startPreview({
    ...{ root, port: 0, submissions: join(root, 'kept.jsonl'), hookId: ID },
    log: (message) => messages.push(message),
  });
});

afterEach(async () => {
  await preview.stop();
  await rm(root, { recursive: true });
});

describe('a rebuild of the preview', () => {
  it('serves the new site, and leaves it in dist/ alone when the preview stops', async () => {
    await buildWith("writeFileSync(`${folder}/index.html`, 'after');");
    await build();
    expect(await home()).toBe('after');
    await preview.stop();
    expect(await readFile(join(root, 'dist', 'index.html'), 'utf8')).toBe('after');
    expect(await leftovers()).toEqual([]);
  });

  it('lets an answer that has begun end as it began', async () => {
    const long = 'x'.repeat(4_000_000);
    await write('dist/long.txt', long);
    await buildWith("writeFileSync(`${folder}/index.html`, 'after');");
    const begun = await fetch(`http://localhost:${preview.port}/long.txt`);
    await build();
    expect(await begun.text()).toBe(long);
    expect((await fetch(`http://localhost:${preview.port}/long.txt`)).status).toBe(404);
  });

  it('that fails says why and leaves no folder behind', async () => {
    await buildWith("writeFileSync(`${folder}/half.html`, ''); throw new Error('no such city');");
    await build();
    expect(messages.at(-1)).toContain('no such city');
    expect(await home()).toBe('before');
    expect(await leftovers()).toEqual([]);
  });

  it('that builds no site leaves no folder behind', async () => {
    await buildWith('');
    await build();
    expect(messages.at(-1)).toContain('There is no built site');
    expect(await leftovers()).toEqual([]);
  });

  it('that is stopped with the preview has ended, and leaves no folder behind, when this has stopped', async () => {
    const begun = join(root, 'begun');
    await buildWith(
      `writeFileSync(${JSON.stringify(begun)}, '');\nsetInterval(() => writeFileSync(\`\${folder}/half.html\`, ''), 1);`,
    );
    void build();
    await vi.waitFor(() => {
      expect(existsSync(begun)).toBe(true);
    }, 10_000);
    await rm(begun);
    await callHook();
    await preview.stop();
    expect(await leftovers()).toEqual([]);
    // The next one, which has been asked for, does not begin.
    expect(existsSync(begun)).toBe(false);
    expect(messages).toEqual(['Rebuilding the site.']);
  });
});
