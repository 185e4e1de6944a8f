import { z } from 'zod';
import { text } from './fields.ts';
import { slugSchema } from './post.ts';

/** A picture that Contentful keeps and serves. */
const remotePictureSchema = z.strictObject({
  kind: z.literal('remote'),
  url: z.url({ protocol: /^https$/ }).describe('its address, without parameters'),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().describe('what is seen; empty where the picture only decorates'),
  convertible: z.boolean().describe('whether it can be had in other sizes and formats'),
});

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

export type RemotePicture = z.infer<typeof remotePictureSchema>;
export type RemotePost = z.infer<typeof remotePostSchema>;
