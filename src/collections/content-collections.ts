import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { loadNoun } from './load-noun.ts';
import { nounNames, nouns, type Noun } from './nouns.ts';
import type { ContentOptions } from './read-content.ts';

/** A collection of Astro for each noun. */
type Collections = { [N in Noun]: { loader: Loader; schema: (typeof nouns)[N]['schema'] } };

/**
 * A collection for each noun of `content/`. Its loader reads, replaces tokens, validates and renders the Markdown:
 * Astro's own know neither the tokens nor messages for editors.
 *
 * @param options how `content/` is read, the same for all nouns
 */
export const contentCollections = (options: ContentOptions): Collections =>
  Object.fromEntries(
    nounNames.map((noun) => {
      const load: Loader['load'] = (context) => loadNoun(noun, options, context);
      const { schema } = nouns[noun];
      return [noun, defineCollection({ loader: { name: `content-${noun}`, load }, schema })];
    }),
  ) as unknown as Collections;
