import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { postsLoader } from './blog/posts-loader.ts';
import { contentCollections } from './collections/content-collections.ts';
import { postSchema } from './schemas/post.ts';
import { remotePostSchema } from './schemas/remote-post.ts';

/**
 * A collection for each noun of `content/`; that of posts has those of Contentful too. The nouns are listed in
 * `collections/content-kinds.ts`: name, file or folder, one or many, schema.
 */
export const collections = {
  ...contentCollections,
  posts: defineCollection({ loader: postsLoader, schema: z.union([postSchema, remotePostSchema]) }),
};
