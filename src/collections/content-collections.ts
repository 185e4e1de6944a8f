import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { keepFilled, storedEntry } from './fill-collection.ts';
import { nounNames, nouns, type Noun } from './content-kinds.ts';

/** A collection of Astro for each noun. */
type Collections = { [N in Noun]: { loader: Loader; schema: (typeof nouns)[N]['schema'] } };

/**
 * A collection for each noun of `content/`. Its loader replaces tokens, validates and renders the Markdown: Astro's own
 * know neither the tokens nor messages for editors.
 */
export const contentCollections = Object.fromEntries(
  nounNames.map((noun) => {
    const load: Loader['load'] = (context) =>
      keepFilled(context, (content) =>
        Promise.all(content[noun].map((entry) => storedEntry(entry, context))),
      );
    const { schema } = nouns[noun];
    return [noun, defineCollection({ loader: { name: `content-${noun}`, load }, schema })];
  }),
) as unknown as Collections;
