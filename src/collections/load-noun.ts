import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import type { Noun } from './nouns.ts';
import { readContent, type Content, type ContentOptions } from './read-content.ts';

/** The part of Astro's loader context that is needed here. */
export interface LoadingContext {
  config: Pick<LoaderContext['config'], 'root'>;
  logger: Pick<LoaderContext['logger'], 'error'>;
  renderMarkdown: LoaderContext['renderMarkdown'];
  store: Pick<LoaderContext['store'], 'clear' | 'set'>;
  watcher?: { on: (event: 'add' | 'change' | 'unlink', listener: (path: string) => void) => unknown };
}

/** Changes that follow one another within this time are read together: editors and git write in bursts. */
const SETTLE_MS = 50;

/** The last reading of a project's content; all collections share it. */
const readings = new Map<string, Promise<Content>>();

/** Readings that wait until changes have settled. */
const nextReadings = new Map<string, Promise<Content>>();

/** Errors that were logged: each collection meets the same one, and the editor needs it once. */
const logged = new WeakSet<Error>();

function readOnce(root: string, options: ContentOptions): Promise<Content> {
  const reading = readings.get(root) ?? readContent(root, options);
  readings.set(root, reading);
  return reading;
}

function readAgain(root: string, options: ContentOptions): Promise<Content> {
  const waiting = nextReadings.get(root);
  if (waiting !== undefined) return waiting;
  const next = setTimeout(SETTLE_MS).then(() => {
    nextReadings.delete(root);
    readings.delete(root);
    return readOnce(root, options);
  });
  nextReadings.set(root, next);
  return next;
}

async function render(noun: Noun, content: Content, { config, renderMarkdown }: LoadingContext) {
  return Promise.all(
    content[noun].map(async ({ id, data, body, file }) => {
      const entry = { id, data: { ...data }, filePath: file };
      if (body === '') return entry;
      const rendered = await renderMarkdown(body, { fileURL: new URL(file, config.root) });
      // Pictures are put in by the page, not by Astro, which knows one format and one size for them.
      return { ...entry, body, rendered };
    }),
  );
}

function log(error: unknown, logger: LoadingContext['logger']): void {
  const failure = error instanceof Error ? error : new Error(String(error));
  if (logged.has(failure)) return;
  logged.add(failure);
  // A content error has no stack, and its message says all.
  logger.error(failure.stack === '' ? failure.message : (failure.stack ?? failure.message));
}

/**
 * Fills the collection of a noun, and keeps it up to date while a watcher runs. A bad edit is logged, and the
 * last good entries stay.
 *
 * @param options the same for all nouns, which share one reading
 * @throws {ContentError} when content is wrong at the start
 */
export async function loadNoun(noun: Noun, options: ContentOptions, context: LoadingContext): Promise<void> {
  const { config, logger, store, watcher } = context;
  const root = fileURLToPath(config.root);
  let latest: Promise<Content> | undefined;

  const fill = async (reading: Promise<Content>) => {
    if (reading === latest) return;
    latest = reading;
    const entries = await render(noun, await reading, context);
    // A newer reading may have begun meanwhile.
    if (reading !== latest) return;
    store.clear();
    for (const entry of entries) store.set(entry);
  };
  const refresh = (path: string) => {
    // Pictures in public/ count too: content refers to them.
    if (!/^(?:content|public)[\\/]/.test(relative(root, path))) return;
    fill(readAgain(root, options)).catch((error: unknown) => {
      log(error, logger);
    });
  };

  await fill(readOnce(root, options));
  watcher?.on('add', refresh);
  watcher?.on('change', refresh);
  watcher?.on('unlink', refresh);
}
