import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { sharedContent } from './content-source.ts';
import type { Content } from './read-content.ts';
import { withoutSamples } from './samples.ts';
import type { ContentEntry } from './validate-entry.ts';

type StoredEntry = Parameters<LoaderContext['store']['set']>[0];

/** Errors that were logged: each collection meets the same one, and the editor needs it once. */
const logged = new WeakSet<Error>();

/** An entry of a noun for the store, its Markdown as HTML. */
export async function storedEntry(
  { id, data, body, file }: ContentEntry<object>,
  context: LoaderContext,
): Promise<StoredEntry> {
  const entry = { id, data: { ...data }, filePath: file };
  if (body === '') return entry;
  // Pictures are put in by the page, not by Astro, which knows one format and one size for them.
  const fileURL = new URL(file, context.config.root);
  return { ...entry, body, rendered: await context.renderMarkdown(body, { fileURL }) };
}

/**
 * Fills a collection with what it holds of a reading of `content/`, and keeps it up to date while a watcher runs. A bad
 * edit is logged, and the last good entries stay; at the start it is thrown.
 */
export async function keepFilled(
  { config, logger, store, watcher }: LoaderContext,
  entriesOf: (content: Content) => Promise<StoredEntry[]>,
): Promise<void> {
  const source = sharedContent(config);
  const root = fileURLToPath(config.root);
  let latest: Promise<Content> | undefined;

  const fill = async (reading: Promise<Content>) => {
    if (reading === latest) return;
    latest = reading;
    const content = await reading;
    // A build has no watcher, and what it makes may go live.
    const entries = await entriesOf(watcher === undefined ? withoutSamples(content) : content);
    // A newer reading may have begun meanwhile.
    if (reading !== latest) return;
    store.clear();
    for (const entry of entries) store.set(entry);
  };
  const log = (error: unknown) => {
    const failure = error instanceof Error ? error : new Error(String(error));
    // A content error has no stack, and its message says all.
    if (!logged.has(failure)) logger.error(failure.stack || failure.message);
    logged.add(failure);
  };
  const refresh = (path: string) => {
    // Pictures in public/ count too: content refers to them.
    if (/^(?:content|public)[\\/]/.test(relative(root, path))) fill(source.again()).catch(log);
  };

  await fill(source.latest());
  for (const event of ['add', 'change', 'unlink'] as const) watcher?.on(event, refresh);
}
