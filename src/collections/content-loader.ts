import type { Loader } from 'astro/loaders';
import { loadNoun } from './load-noun.ts';
import type { Noun } from './nouns.ts';
import type { ContentOptions } from './read-content.ts';

/**
 * Loads one noun of `content/` into its collection: reads, replaces tokens, validates, renders the
 * Markdown. Astro's own loaders know neither the tokens nor messages for editors.
 *
 * @param noun what to load
 * @param options how `content/` is read, the same for all nouns
 * @throws {ContentError} with a line for each thing that is wrong anywhere in `content/`; during development a
 *   later bad edit is logged instead
 */
export function contentLoader(noun: Noun, options: ContentOptions): Loader {
  return { name: `content-${noun}`, load: (context) => loadNoun(noun, options, context) };
}
