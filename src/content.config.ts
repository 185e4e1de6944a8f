import { defineCollection } from 'astro:content';
import { contentCollections } from './collections/content-collections.ts';
import { contentOptions } from './contentful/content-options.ts';
import { contentfulLoader } from './contentful/loader.ts';
import { remotePostSchema } from './schemas/remote-post.ts';

/**
 * A collection for each noun of `content/`, read as the environment of this build says, and one for what Contentful
 * holds. The nouns are listed in `collections/nouns.ts`: name, file or folder, one or many, schema.
 */
export const collections = {
  ...contentCollections(contentOptions()),
  remotePosts: defineCollection({ loader: contentfulLoader(), schema: remotePostSchema }),
};
