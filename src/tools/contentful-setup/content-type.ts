import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { ContentFields, ContentTypeFieldValidation } from 'contentful-management';
import { CONTENT_TYPE } from '../../contentful/settings.ts';
import { postSchema } from '../../schemas/post.ts';
import { SLUG } from '../../schemas/slug.ts';

const { slug, title, metaDescription } = postSchema.shape;

// Limits may be null for the compiler, and flags are null for Contentful: the client's types know neither.
const field = (
  id: string,
  name: string,
  type: 'Symbol' | 'Text' | 'RichText' | 'Array' | 'Link',
  validations: object[],
  more: Partial<ContentFields> = {},
): ContentFields => ({ id, name, type, required: true, localized: false, validations, ...more });

const onlyPosts = [{ linkContentType: [CONTENT_TYPE], message: 'Only posts have a page to link to.' }];

/** What the site can show of rich text, and no more. */
const richText: ContentTypeFieldValidation[] = [
  {
    enabledNodeTypes: [
      ...[BLOCKS.HEADING_2, BLOCKS.HEADING_3, BLOCKS.HEADING_4, BLOCKS.UL_LIST, BLOCKS.OL_LIST, BLOCKS.QUOTE],
      ...[BLOCKS.HR, BLOCKS.TABLE, BLOCKS.EMBEDDED_ASSET, BLOCKS.EMBEDDED_ENTRY],
      ...[INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.EMBEDDED_ENTRY],
    ],
    message: 'Use headings 2 to 4, lists, quotes, tables, lines, pictures, posts and links.',
  },
  { enabledMarks: Object.values(MARKS), message: 'This kind of emphasis is not shown on the site.' },
  {
    nodes: {
      [BLOCKS.EMBEDDED_ENTRY]: onlyPosts,
      [INLINES.EMBEDDED_ENTRY]: onlyPosts,
      [INLINES.ENTRY_HYPERLINK]: onlyPosts,
    },
  },
];

const slugPattern = {
  regexp: { pattern: SLUG.source, flags: null },
  message: 'Use small letters, digits and single dashes, such as pick-a-size.',
};

/**
 * The fields of a post, in the order of the editor.
 *
 * @param siteUrl shown to editors who forget it
 */
export function postFields(siteUrl: string): ContentFields[] {
  const ofThisSite = { size: { min: 1 }, message: `Begin with ${siteUrl} to show the post on this site.` };
  const length = { min: metaDescription.minLength, max: metaDescription.maxLength };
  return [
    field('title', 'Title', 'Symbol', [{ size: { max: title.maxLength } }]),
    field('slug', 'Slug', 'Symbol', [{ unique: true }, { size: { max: slug.maxLength } }, slugPattern]),
    field('excerpt', 'Excerpt', 'Text', [{ size: { max: 600 } }], { required: false }),
    field('body', 'Body', 'RichText', richText),
    field('metaDescription', 'Description for search engines', 'Symbol', [{ size: length }], {
      required: false,
    }),
    field('image', 'Picture', 'Link', [{ linkMimetypeGroup: ['image'] }], {
      linkType: 'Asset',
      required: false,
    }),
    field('website', 'Website', 'Array', [ofThisSite], { items: { type: 'Symbol', validations: [] } }),
  ];
}
