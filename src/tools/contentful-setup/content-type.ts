import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { ContentFields, ContentTypeFieldValidation } from 'contentful-management';
import { CONTENT_TYPE } from '../../contentful/fetch-entries.ts';
import { postSchema } from '../../schemas/post.ts';
import { SLUG } from '../../schemas/slug.ts';

const { maxLength: longestSlug } = postSchema.shape.slug;
const { maxLength: longestTitle } = postSchema.shape.title;
const { minLength: shortestDescription, maxLength: longestDescription } = postSchema.shape.metaDescription;

// Limits may be null for the compiler, and flags are null for Contentful: the client's types know neither.
const field = (
  id: string,
  name: string,
  type: 'Symbol' | 'Text' | 'RichText' | 'Array' | 'Link',
  { validations = [], ...more }: Omit<Partial<ContentFields>, 'validations'> & { validations?: object[] },
): ContentFields => ({ id, name, type, required: true, localized: false, validations, ...more });

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
    nodes: Object.fromEntries(
      [BLOCKS.EMBEDDED_ENTRY, INLINES.EMBEDDED_ENTRY, INLINES.ENTRY_HYPERLINK].map((type) => [
        type,
        [{ linkContentType: [CONTENT_TYPE], message: 'Only posts have a page to link to.' }],
      ]),
    ),
  },
];

/**
 * The fields of a post, in the order of the editor.
 *
 * @param siteUrl shown to editors who forget it
 */
export function postFields(siteUrl: string): ContentFields[] {
  return [
    field('title', 'Title', 'Symbol', { validations: [{ size: { max: longestTitle } }] }),
    field('slug', 'Slug', 'Symbol', {
      validations: [
        { unique: true },
        { size: { max: longestSlug } },
        {
          regexp: { pattern: SLUG.source, flags: null },
          message: 'Use small letters, digits and single dashes, such as pick-a-size.',
        },
      ],
    }),
    field('excerpt', 'Excerpt', 'Text', { required: false, validations: [{ size: { max: 600 } }] }),
    field('body', 'Body', 'RichText', { validations: richText }),
    field('metaDescription', 'Description for search engines', 'Symbol', {
      required: false,
      validations: [{ size: { min: shortestDescription, max: longestDescription } }],
    }),
    field('image', 'Picture', 'Link', {
      linkType: 'Asset',
      required: false,
      validations: [{ linkMimetypeGroup: ['image'] }],
    }),
    field('website', 'Website', 'Array', {
      items: { type: 'Symbol', validations: [] },
      validations: [{ size: { min: 1 }, message: `Begin with ${siteUrl} to show the post on this site.` }],
    }),
  ];
}
