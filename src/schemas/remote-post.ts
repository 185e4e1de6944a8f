import { z } from 'zod';
import { remotePictureSchema } from './remote-picture.ts';
import { slugSchema } from './slug.ts';
import { text } from './text.ts';

/** A post from Contentful; its body is rendered beside it. */
export const remotePostSchema = z.strictObject({
  id: z.string().describe('its number among the posts, a dash, and the slug'),
  entry: z.string().describe('the id of the entry in Contentful'),
  slug: slugSchema,
  title: text(),
  excerpt: text(),
  metaDescription: text(),
  picture: remotePictureSchema.optional(),
  lastModified: z.iso.datetime(),
});

export type RemotePost = z.infer<typeof remotePostSchema>;
