import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { sharedContent } from './content-source.ts';
import type { Noun } from './content-kinds.ts';
import type { Content } from './read-content.ts';

/** The part of Astro's loader context that is needed here. */
export interface LoadingContext {
  config: Pick<LoaderContext['config'], 'root' | 'integrations'>;
  logger: Pick<LoaderContext['logger'], 'error'>;
  renderMarkdown: LoaderContext['renderMarkdown'];
  store: Pick<LoaderContext['store'], 'clear' | 'set'>;
  watcher?: { on: (event: 'add' | 'change' | 'unlink', listener: (path: string) => void) => unknown };
}

type StoredEntry = Parameters<LoaderContext['store']['set']>[0];

/** Errors that were logged: each collection meets the same one, and the editor needs it once. */
const logged = new WeakSet<Error>();

/** An entry of a noun for the store, its Markdown as HTML. */
export async function storedEntry(
  { id, data, body, file }: Content[Noun][number],
  { config, renderMarkdown }: LoadingContext,
): Promise<StoredEntry> {
  const entry = { id, data: { ...data }, filePath: file };
  if (body === '') return entry;
  const rendered = await renderMarkdown(body, { fileURL: new URL(file, config.root) });
  // Pictures are put in by the page, not by Astro, which knows one format and one size for them.
  return { ...entry, body, rendered };
}

function log(error: unknown, logger: LoadingContext['logger']): void {
  const failure = error instanceof Error ? error : new Error(String(error));
  if (logged.has(failure)) return;
  logged.add(failure);
  // A content error has no stack, and its message says all.
  logger.error(failure.stack === '' ? failure.message : (failure.stack ?? failure.message));
}

/**
 * Fills a collection, and keeps it up to date while a watcher runs. A bad edit is logged, and the last good entries
 * stay.
 *
 * @param entriesOf what the collection holds of a reading of `content/`
 * @throws {ContentError} when content is wrong at the start
 */
export async function keepFilled(
  { config, logger, store, watcher }: LoadingContext,
  entriesOf: (content: Content) => Promise<StoredEntry[]>,
): Promise<void> {
  const source = sharedContent(config);
  const root = fileURLToPath(config.root);
  let latest: Promise<Content> | undefined;

  const fill = async (reading: Promise<Content>) => {
    if (reading === latest) return;
    latest = reading;
    const entries = await entriesOf(await reading);
    // A newer reading may have begun meanwhile.
    if (reading !== latest) return;
    store.clear();
    for (const entry of entries) store.set(entry);
  };
  const refresh = (path: string) => {
    // Pictures in public/ count too: content refers to them.
    if (!/^(?:content|public)[\\/]/.test(relative(root, path))) return;
    fill(source.again()).catch((error: unknown) => {
      log(error, logger);
    });
  };

  await fill(source.latest());
  watcher?.on('add', refresh);
  watcher?.on('change', refresh);
  watcher?.on('unlink', refresh);
}
