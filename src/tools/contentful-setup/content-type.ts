import { isDeepStrictEqual } from 'node:util';
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import {
  isPublished,
  isUpdated,
  type ContentFields,
  type ContentTypeFieldValidation,
  type PlainClientAPI,
} from 'contentful-management';
import { ContentfulError } from '../../contentful/failure.ts';
import { CONTENT_TYPE } from '../../contentful/settings.ts';
import { postSchema, SLUG } from '../../schemas/post.ts';

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
const descriptionLength = { min: metaDescription.minLength, max: metaDescription.maxLength };
const optional = { required: false };
const picture = { linkType: 'Asset', ...optional };

/** The fields of a post, in the order of the editor; `siteUrl` is shown to editors who forget it. */
function postFields(siteUrl: string): ContentFields[] {
  const ofThisSite = { size: { min: 1 }, message: `Begin with ${siteUrl} to show the post on this site.` };
  return [
    field('title', 'Title', 'Symbol', [{ size: { max: title.maxLength } }]),
    field('slug', 'Slug', 'Symbol', [{ unique: true }, { size: { max: slug.maxLength } }, slugPattern]),
    field('excerpt', 'Excerpt', 'Text', [{ size: { max: 600 } }], optional),
    field('body', 'Body', 'RichText', richText),
    field(
      'metaDescription',
      'Description for search engines',
      'Symbol',
      [{ size: descriptionLength }],
      optional,
    ),
    field('image', 'Picture', 'Link', [{ linkMimetypeGroup: ['image'] }], picture),
    field('website', 'Website', 'Array', [ofThisSite], { items: { type: 'Symbol', validations: [] } }),
  ];
}

const kindOf = ({ type, linkType, items }: ContentFields) => [type, linkType, items?.type];

/** Fields as they should be: ours as we want them, in their places, and whatever else the type has. */
function mergeFields(wanted: readonly ContentFields[], known: readonly ContentFields[]): ContentFields[] {
  const ours = wanted.map((field) => {
    const before = known.find(({ id }) => id === field.id);
    if (before !== undefined && !isDeepStrictEqual(kindOf(field), kindOf(before))) {
      throw new ContentfulError(
        `The content type ${CONTENT_TYPE} has a field ${field.id} of another type, which can't be changed. ` +
          'Rename or delete that field in Contentful, then run the set-up again.',
      );
    }
    return { ...before, ...field };
  });
  return [...ours, ...known.filter(({ id }) => !wanted.some((field) => field.id === id))];
}

/** Creates and publishes the content type of posts, or mends it, and says what was done or would be, if anything. */
export async function setUpContentType(client: PlainClientAPI, siteUrl: string, dryRun: boolean) {
  const params = { contentTypeId: CONTENT_TYPE };
  // A list, since a missing space then can't be taken for a missing content type.
  const { items } = await client.contentType.getMany({ query: { limit: 1000 } });
  const known = items.find(({ sys }) => sys.id === CONTENT_TYPE);
  const before = known?.fields ?? [];
  const fields = mergeFields(postFields(siteUrl), before);
  const isSame = isDeepStrictEqual(fields, before);
  if (known !== undefined && isSame && isPublished(known) && !isUpdated(known)) return undefined;

  if (!dryRun) {
    const [name, description, displayField] = ['Blog post', 'A post of the website.', 'title'];
    const saved =
      known === undefined
        ? await client.contentType.createWithId(params, { name, description, displayField, fields })
        : await client.contentType.update(params, { ...known, fields });
    await client.contentType.publish(params, saved);
  }
  const namesOf = (some: ContentFields[]) => some.map(({ id }) => id).join(', ');
  if (known === undefined) return `created and published with the fields ${namesOf(fields)}`;
  if (isSame) return 'published';
  const differing = fields.filter((field) => !before.some((other) => isDeepStrictEqual(field, other)));
  return `changed and published: ${namesOf(differing) || 'order of the fields'}`;
}
