import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { postSchema } from '../../schemas/post.ts';

/** A rule of a field, as the management API writes it. */
type Validation = Readonly<Record<string, unknown>>;

/** A field of a content type, as far as the set-up decides it. */
export interface Field {
  id: string;
  name: string;
  type: 'Symbol' | 'Text' | 'RichText' | 'Array' | 'Link';
  linkType?: 'Asset' | 'Entry';
  items?: { type: 'Symbol'; validations: Validation[] };
  required: boolean;
  localized: false;
  validations: Validation[];
}

const { maxLength: longestSlug } = postSchema.shape.slug;
const { maxLength: longestTitle } = postSchema.shape.title;
const { minLength: shortestDescription, maxLength: longestDescription } = postSchema.shape.metaDescription;

/** As `postSchema` writes it; Contentful wants it by itself. */
const SLUG_PATTERN = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

const field = (id: string, name: string, type: Field['type'], more: Partial<Field>): Field => ({
  ...{ id, name, type, required: true, localized: false, validations: [] },
  ...more,
});

/** What the site can show of rich text, and no more. */
const richText: Validation[] = [
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
        [{ linkContentType: ['blogPost'], message: 'Only posts have a page to link to.' }],
      ]),
    ),
  },
];

/**
 * The fields of `blogPost`, in the order of the editor.
 *
 * @param siteUrl shown to editors who forget it
 */
export function postFields(siteUrl: string): Field[] {
  return [
    field('title', 'Title', 'Symbol', { validations: [{ size: { max: longestTitle } }] }),
    field('slug', 'Slug', 'Symbol', {
      validations: [
        { unique: true },
        { size: { max: longestSlug } },
        {
          regexp: { pattern: SLUG_PATTERN, flags: null },
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
