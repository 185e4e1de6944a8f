import { z } from 'zod';
import { id, imageFile } from './markers.ts';
import { pictureSchema } from './picture.ts';
import { slugSchema } from './slug.ts';
import { text } from './text.ts';

/**
 * A built-in post: the frontmatter of a file of `content/posts/`. The body is the Markdown under it.
 * The slug names the address for good, so it is written out: a token in it would change with `site.yaml`.
 */
export const postSchema = z.strictObject({
  id: id(z.string().regex(/^\d+$/, 'a whole number in quotes, such as "0"')).describe(
    'the number of the post, in quotes',
  ),
  slug: slugSchema.describe('the last part of the address: /blog/SLUG'),
  title: text().max(110).describe('the title of the post'),
  excerpt: text().describe('two or three sentences for the card in the list'),
  metaDescription: text().min(50).max(170).describe('the text in search results, 50 to 170 characters'),
  picture: pictureSchema.optional().describe('the picture at the top of the post'),
  metaImage: imageFile().optional().describe('a picture of content/images/ for sharing'),
  tags: z
    .array(z.string())
    .default([''])
    .describe('topics; shown nowhere. That there is a list says that the body is rendered by id'),
  lastModified: z.iso
    .date('a date such as 2023-12-03')
    .describe('when the post was last changed, YYYY-MM-DD'),
});

export type BuiltInPost = z.infer<typeof postSchema>;
