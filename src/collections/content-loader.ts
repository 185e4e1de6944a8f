import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { readContent, type Content } from './read-content.ts';
import type { Noun } from './nouns.ts';

/** One reading for all collections; thrown away when a file changes during development. */
let reading: Promise<Content> | undefined;

/**
 * Loads one noun of `content/` into its collection: reads, replaces tokens, validates, renders the
 * Markdown. Astro's own loaders know neither the tokens nor messages for editors.
 *
 * @param noun what to load
 * @throws {ContentError} with a line for each thing that is wrong anywhere in `content/`
 */
export function contentLoader(noun: Noun): Loader {
  return {
    name: `content-${noun}`,
    load: async ({ config, store, renderMarkdown, watcher }) => {
      const root = fileURLToPath(config.root);
      const fill = async () => {
        reading ??= readContent(root);
        const entries = (await reading)[noun];
        store.clear();
        for (const { id, data, body, file } of entries) {
          if (body === '') {
            store.set({ id, data: { ...data }, filePath: file });
            continue;
          }
          const rendered = await renderMarkdown(body, { fileURL: new URL(file, config.root) });
          store.set({
            id,
            data: { ...data },
            body,
            filePath: file,
            rendered,
            assetImports: rendered.metadata?.imagePaths ?? [],
          });
        }
      };
      await fill();
      watcher?.on('change', (path) => {
        if (!path.startsWith(`${root}content/`)) return;
        reading = undefined;
        void fill();
      });
    },
  };
}
