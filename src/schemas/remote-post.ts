import { z } from 'zod';
import { postSchema } from './post.ts';
import { remotePictureSchema } from './remote-picture.ts';
import { text } from './text.ts';

/** The last parts of addresses below /blog that are taken: by the pages of the list, and by the list itself. */
const TAKEN_SLUGS: readonly string[] = ['page', 'index'];

/** The last part of a remote post's address: formed as that of a built-in one. */
export const remoteSlugSchema = postSchema.shape.slug.refine((slug) => !TAKEN_SLUGS.includes(slug), {
  error: `any slug but ${TAKEN_SLUGS.join(' and ')}, which the site needs itself`,
});

/** A post from Contentful; its body is rendered beside it. */
export const remotePostSchema = z.strictObject({
  id: z.string().describe('its number among the posts, a dash, and the slug'),
  entry: z.string().describe('the id of the entry in Contentful'),
  slug: remoteSlugSchema,
  title: text(),
  excerpt: text(),
  metaDescription: text(),
  picture: remotePictureSchema.optional(),
  lastModified: z.iso.datetime(),
});

export type RemotePost = z.infer<typeof remotePostSchema>;
