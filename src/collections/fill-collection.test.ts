import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepend, question, set, textPage, write } from './fixtures/changes.ts';
import { copyProject, type ProjectCopy } from './fixtures/project.ts';
import { keepFilled, storedEntry } from './fill-collection.ts';
import { contentSource, shareContent, type ContentSource } from './content-source.ts';
import type { Noun } from './content-kinds.ts';
import type { ContentOptions } from './read-content.ts';

vi.mock(import('node:timers/promises'), { spy: true });
// The tests wait for what happens, however long a busy machine takes for it.
vi.setConfig({ testTimeout: 60_000 });

type Entry = Parameters<LoaderContext['store']['set']>[0];

let project: ProjectCopy;
/** All collections share it. */
let source: ContentSource | undefined;
let watcher: EventEmitter;
let errors: string[];
/** Tells of each entry that is stored and each error that is logged. */
let happenings: EventEmitter;

beforeEach(async () => {
  project = await copyProject();
  source = undefined;
  watcher = new EventEmitter();
  errors = [];
  happenings = new EventEmitter();
  vi.mocked(setTimeout).mockClear();
});

afterEach(async () => {
  await project.dispose();
});

/** Loads a noun into a store of its own, as Astro does for each collection. */
async function load(noun: Noun, options: ContentOptions = {}, isBuild = false): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  source ??= contentSource(project.root, options);
  const context = {
    config: { root: pathToFileURL(`${project.root}/`), integrations: [shareContent(source)] },
    logger: {
      error: (message: string) => {
        errors.push(message);
        happenings.emit('one');
      },
    },
    renderMarkdown: async (body: string) => Promise.resolve({ html: `<p>${body.trim()}</p>` }),
    store: {
      clear: () => {
        entries.clear();
      },
      set: (entry: Entry) => {
        entries.set(entry.id, entry);
        happenings.emit('one');
        return true;
      },
    },
    watcher: isBuild ? undefined : watcher,
  } as unknown as LoaderContext;
  await keepFilled(context, (content) =>
    Promise.all(content[noun].map((entry) => storedEntry(entry, context))),
  );
  return entries;
}

/** The `id` fields of a list, in the order in which Astro gives its entries back: by the ids of the store. */
function idsOf(entries: Map<string, Entry>): unknown[] {
  return [...entries.keys()].sort().map((key) => entries.get(key)?.data['id']);
}

function report(event: 'add' | 'change' | 'unlink', file: string): void {
  watcher.emit(event, join(project.root, file));
}

/** Waits until something holds, which is asked whenever an entry is stored or an error is logged. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await once(happenings, 'one');
}

describe('a collection', () => {
  it('is filled with validated entries and their rendered Markdown', async () => {
    await project.change('content/pages/new-page.md', textPage({ h1: 'New' }, 'Some *text*.'));
    const pages = await load('pages');
    expect(pages.get('new-page')).toMatchObject({
      id: 'new-page',
      data: { layout: 'text', h1: 'New' },
      filePath: 'content/pages/new-page.md',
      rendered: { html: '<p>Some *text*.</p>' },
    });
  });

  it('of a list keeps the order of its file', async () => {
    await project.change('content/faq.yaml', prepend([], question('z'), question('a'), question('m')));
    expect(idsOf(await load('faq')).slice(0, 3)).toEqual(['z', 'a', 'm']);
  });

  it('is read with the address that the build is for', async () => {
    const site = await load('site', { siteUrl: 'https://preview.example' });
    expect(site.get('site')?.data).toMatchObject({ url: 'https://preview.example' });
  });

  it('stops the build when content is wrong', async () => {
    await project.change('content/faq.yaml', write('x: 1'));
    await expect(load('pages')).rejects.toThrow('content/faq.yaml: the file holds no list.');
  });
});

describe('samples of a site with an address of its own', () => {
  beforeEach(async () => {
    await project.change('content/site.yaml', set(['url'], 'https://redwood.example'));
    await project.change(
      'content/testimonials.yaml',
      write('- { id: ann, sample: true, name: A, title: B, quote: C }'),
    );
  });

  it('are shown during development', async () => {
    expect(idsOf(await load('testimonials'))).toEqual(['ann']);
  });

  it('are left out of a build', async () => {
    expect(idsOf(await load('testimonials', {}, true))).toEqual([]);
  });
});

describe('during development', () => {
  it('a change of a file changes the entries', async () => {
    const faq = await load('faq');
    await project.change('content/faq.yaml', prepend([], question('new')));
    report('change', 'content/faq.yaml');
    await until(() => idsOf(faq).includes('new'));
  });

  it('a change of the facts changes every collection', async () => {
    const pages = await load('pages');
    const site = await load('site');
    await project.change('content/pages/new-page.md', textPage({ h1: 'In {{city}}' }));
    await project.change('content/site.yaml', set(['city'], 'Otherville'));
    report('add', 'content/pages/new-page.md');
    report('change', 'content/site.yaml');
    await until(() => pages.get('new-page')?.data['h1'] === 'In Otherville');
    await until(() => site.get('site')?.data['city'] === 'Otherville');
  });

  it('a new file adds an entry, and a removed one takes it away', async () => {
    const pages = await load('pages');
    await project.change('content/pages/new-page.md', textPage({}));
    report('add', 'content/pages/new-page.md');
    await until(() => pages.has('new-page'));

    await project.remove('content/pages/new-page.md');
    report('unlink', 'content/pages/new-page.md');
    await until(() => pages.size > 0 && !pages.has('new-page'));
  });

  it('a bad edit is logged once, and every collection keeps its last good entries', async () => {
    const faq = await load('faq');
    const pages = await load('pages');
    const before = [[...faq.keys()], [...pages.keys()]];
    await project.change('content/faq.yaml', set([0, 'topic'], 'weather'));
    report('change', 'content/faq.yaml');
    await until(() => errors.length > 0);
    // The other collection has met it as well by now: both wait for the same reading.
    await new Promise(setImmediate);
    expect(errors).toEqual([
      'content/faq.yaml: entry 1, topic: found "weather". Allowed: sizes, price, loading, delivery, rules.',
    ]);
    expect([[...faq.keys()], [...pages.keys()]]).toEqual(before);
  });

  it('a good edit after a bad one counts again', async () => {
    const faq = await load('faq');
    await project.change('content/labels.yaml', (text) => `a: b: c\n${text}`);
    report('change', 'content/labels.yaml');
    await until(() => errors.length === 1);

    await project.change('content/labels.yaml', (text) => text.replace('a: b: c\n', ''));
    await project.change('content/faq.yaml', prepend([], question('new')));
    report('change', 'content/labels.yaml');
    await until(() => idsOf(faq).includes('new'));
  });

  it('a picture that was missing counts once it is there', async () => {
    const customers = await load('testimonials');
    await project.change(
      'content/testimonials.yaml',
      () => '- { id: new, avatarUrl: /avatars/new.svg, name: A, title: B, quote: C }',
    );
    report('change', 'content/testimonials.yaml');
    await until(() => errors.length > 0);
    expect(errors).toEqual([expect.stringContaining('there is no picture')]);

    await project.change('public/avatars/new.svg', write('<svg/>'));
    report('add', 'public/avatars/new.svg');
    await until(() => idsOf(customers).join() === 'new');
  });

  it('files elsewhere do not count', async () => {
    await load('faq');
    report('change', 'src/content/faq.yaml');
    report('change', '../content/faq.yaml');
    // A reading begins with the wait for changes to settle.
    expect(setTimeout).not.toHaveBeenCalled();
    report('change', 'content/faq.yaml');
    expect(setTimeout).toHaveBeenCalledOnce();
  });
});
