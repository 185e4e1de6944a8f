import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { postsLoader } from './blog/posts-loader.ts';
import { nounNames, nouns, type Noun } from './collections/content-kinds.ts';
import { keepFilled, storedEntry } from './collections/fill-collection.ts';
import { postSchema, remotePostSchema } from './schemas/post.ts';

/** Replaces tokens, validates and renders the Markdown: Astro's own know neither tokens nor messages for editors. */
const loaderOf = (noun: Noun): Loader => ({
  name: `content-${noun}`,
  load: (context) =>
    keepFilled(context, (content) => Promise.all(content[noun].map((entry) => storedEntry(entry, context)))),
});

const contentCollections = Object.fromEntries(
  nounNames.map((noun) => [noun, defineCollection({ loader: loaderOf(noun), schema: nouns[noun].schema })]),
) as unknown as { [N in Noun]: { loader: Loader; schema: (typeof nouns)[N]['schema'] } };

/** A collection for each noun of `content/`, as `content-kinds.ts` lists them; posts come from Contentful too. */
export const collections = {
  ...contentCollections,
  posts: defineCollection({ loader: postsLoader, schema: z.union([postSchema, remotePostSchema]) }),
};
