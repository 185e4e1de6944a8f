import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '../collections/content-problem.ts';
import { set, drop } from '../collections/fixtures/changes.ts';
import { contentSource } from '../collections/content-source.ts';
import { copyProject, type ProjectCopy } from '../collections/fixtures/project.ts';
import { readOrShow, showProblems } from './show-problems.ts';

describe('content that is wrong at the start', () => {
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
});

describe('content that an edit breaks', () => {
  const SITE = 'content/site.yaml';

  let project: ProjectCopy;

  beforeEach(async () => {
    project = await copyProject();
  });

  afterEach(() => project.dispose());

  /** The integration at a development server that only has what it needs. */
  function start() {
    const watcher = new EventEmitter();
    const sent = new EventEmitter();
    let answer: (request: object, response: object, next: () => void) => void = vi.fn();
    const { hooks } = showProblems(contentSource(project.root, {}));
    const setUp = hooks['astro:server:setup'] as (argument: object) => void;
    setUp({
      server: {
        config: { root: project.root },
        watcher,
        environments: { client: { hot: { send: (message: object) => sent.emit('message', message) } } },
        middlewares: { use: (handler: typeof answer) => (answer = handler) },
      },
    });
    const ask = (accept: string) => {
      const response = { writeHead: vi.fn(), end: vi.fn() };
      const next = vi.fn();
      answer({ headers: { accept } }, response, next);
      return { next, page: String(response.end.mock.calls[0]?.[0]) };
    };
    return { watcher, sent, ask };
  }

  it('shows what an edit has broken, to pages that are open too, until it is mended', async () => {
    const { watcher, sent, ask } = start();
    expect(ask('text/html').next).toHaveBeenCalled();

    await project.change(SITE, drop(['quoteLabel']));
    const message = once(sent, 'message');
    watcher.emit('change', join(project.root, SITE));
    expect(await message).toEqual([{ type: 'full-reload' }]);
    await vi.waitFor(() => {
      expect(ask('text/html').page).toContain(
        '<li>content/site.yaml: quoteLabel: is missing. Add it: text.</li>',
      );
    });
    expect(ask('*/*').next).toHaveBeenCalled();

    await project.change(SITE, set(['quoteLabel'], 'Ask us'));
    watcher.emit('change', join(project.root, SITE));
    await vi.waitFor(() => {
      expect(ask('text/html').next).toHaveBeenCalled();
    }, 20_000);
  });

  it('looks at nothing but content/ and public/', () => {
    const { watcher, ask } = start();
    watcher.emit('change', join(project.root, 'src', 'content', 'site.yaml'));
    expect(ask('text/html').next).toHaveBeenCalled();
  });
});
