import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { set, drop } from '../collections/fixtures/changes.ts';
import { contentSource } from '../collections/content-source.ts';
import { copyProject, type ProjectCopy } from '../collections/fixtures/project.ts';
import { showProblems } from './show-problems.ts';

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
