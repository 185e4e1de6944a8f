import { z } from 'zod';
import { id, text, textLike } from './fields.ts';
import { imageFile, pictureSchema } from './picture.ts';

/** Small letters, digits and single dashes. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The last part of a post's address, wherever the post comes from. The pages of the list and the list take two. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(SLUG, 'small letters, digits and single dashes, such as "pick-a-size"')
  .refine(
    (slug) => slug !== 'page' && slug !== 'index',
    'any slug but page and index, which the site needs itself',
  );

/**
 * A built-in post: the frontmatter of a file of `content/posts/`. The body is the Markdown under it.
 * The slug names the address for good, so it is written out: a token in it would change with `site.yaml`.
 */
export const postSchema = z.strictObject({
  id: id(textLike(/^\d+$/, 'a whole number in quotes, such as "0"')).describe('its number, in quotes'),
  slug: slugSchema.describe('the last part of the address: /blog/SLUG'),
  title: text('the title of the post').max(110),
  excerpt: text('two or three sentences for the card in the list'),
  metaDescription: text('the text in search results, 50 to 170 characters').min(50).max(170),
  picture: pictureSchema.optional().describe('the picture at the top of the post'),
  metaImage: imageFile().optional().describe('a picture of content/images/ for sharing'),
  tags: z
    .array(z.string())
    .default([''])
    .describe('shown nowhere; a list says that the body is rendered by id'),
  lastModified: z.iso.date('a date such as 2023-12-03').describe('when it was last changed, YYYY-MM-DD'),
});

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

export type BuiltInPost = z.infer<typeof postSchema>;
export type RemotePicture = z.infer<typeof remotePictureSchema>;
export type RemotePost = z.infer<typeof remotePostSchema>;
