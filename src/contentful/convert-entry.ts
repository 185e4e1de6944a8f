import { z } from 'zod';
import type { ContentProblem } from '../collections/content-problem.ts';
import { inWords, problemFromIssue } from '../collections/issue-words.ts';
import { excerptOf, shorten, visibleLine } from '../lib/text.ts';
import type { RemotePicture } from '../schemas/remote-picture.ts';
import type { RemotePost } from '../schemas/remote-post.ts';
import { slugSchema } from '../schemas/slug.ts';
import { pictureOf } from './images.ts';
import { placeOf } from './place.ts';
import type { AnsweredAsset, AnsweredEntry } from './read-answer.ts';
import type { RichBody } from './rich-text/read.ts';
import { plainText } from './rich-text/words.ts';

/** A post whose body waits until the addresses of all posts are known. */
export interface UnrenderedPost extends Omit<RemotePost, 'id'> {
  body: RichBody['content'];
}

/** What became of an entry: a post or none, and what an editor should know. */
interface Conversion {
  post: UnrenderedPost | undefined;
  problems: ContentProblem[];
}

/** Words of an excerpt that is taken from the body; cards show fewer. */
const EXCERPT_WORDS = 60;
/** Characters that search results show of a description. */
const DESCRIPTION_LENGTH = 160;

/** Fields without which there is no post. */
const requiredSchema = z.object({
  title: z.string().min(1).max(256),
  slug: slugSchema,
  updatedAt: z
    .string()
    .refine((date) => /^[12]\d{3}-/.test(date) && !Number.isNaN(Date.parse(date)), 'a date and time')
    .transform((date) => new Date(date).toISOString()),
});

const optionalLine = z.string().transform(visibleLine).optional();

/** A text changed; whatever else stands there as it is. */
const changed = (value: unknown, change: (text: string) => string) =>
  typeof value === 'string' ? change(value) : value;

/** A slug without what nobody means: what takes no room, and blanks around it and around its dashes. */
const tidySlug = (slug: string) => visibleLine(slug).replace(/ ?- ?/g, '-');

const REPLACE_PICTURE = 'choose a JPEG, PNG or WebP file and publish it.';

function pictureOfEntry(
  { fields: { image } }: AnsweredEntry,
  assets: ReadonlyMap<string, AnsweredAsset>,
): { picture?: RemotePicture; found?: string; remedy?: string | undefined } {
  if (image === undefined || image === null) return {};
  const asset = typeof image === 'string' ? assets.get(image) : undefined;
  if (asset === undefined) return { found: 'shows no published picture' };
  const picture = pictureOf(asset);
  if (!('reason' in picture)) return { picture };
  return { found: `cannot be shown: ${picture.reason}`, remedy: picture.remedy };
}

/** Text of a field that may be left out. Text that is no text is left out too, and said. */
function optionalText(
  entry: AnsweredEntry,
  field: 'excerpt' | 'metaDescription',
  problems: ContentProblem[],
): string {
  const value = entry.fields[field];
  const result = optionalLine.safeParse(value ?? undefined);
  if (result.success) return result.data ?? '';
  const file = placeOf(entry);
  problems.push({
    file,
    field,
    found: 'is no text',
    remedy: 'The words of the post are used instead; write some text.',
  });
  return '';
}

/**
 * Makes a post of an entry. A field without which there is no post costs the post; any other costs itself.
 *
 * @param assets files of the space by id
 */
export function convertEntry(entry: AnsweredEntry, assets: ReadonlyMap<string, AnsweredAsset>): Conversion {
  const file = placeOf(entry);
  const { title: anyTitle, slug: anySlug } = entry.fields;
  const input = {
    ...entry.fields,
    title: changed(anyTitle, visibleLine),
    slug: changed(anySlug, tidySlug),
    updatedAt: entry.updatedAt,
  };
  const required = requiredSchema.safeParse(input, inWords);
  const problems: ContentProblem[] = (required.error?.issues ?? []).map((issue) => {
    const problem = problemFromIssue(issue, file);
    return { ...problem, remedy: `${problem.remedy} The post is left out until then.` };
  });

  const { body } = entry.fields;
  if (body === undefined || body.content.length === 0) {
    const found = body === undefined ? 'is missing or no rich text' : 'is empty';
    problems.push({ file, field: 'body', found, remedy: 'Write the post. It is left out until then.' });
  }
  if (entry.id === '') {
    problems.push({ file, field: 'sys.id', found: 'is missing', remedy: 'Publish the entry again.' });
  }
  if (!required.success || body === undefined || problems.length > 0) return { post: undefined, problems };

  const { title, slug, updatedAt } = required.data;
  const { picture, found, remedy = REPLACE_PICTURE } = pictureOfEntry(entry, assets);
  if (found !== undefined) {
    const instead = `A picture of the site is shown instead; ${remedy}`;
    problems.push({ file, field: 'image', found, remedy: instead });
  }
  for (const kind of body.unknown) problems.push({ file, field: 'body', ...kind });
  const excerpt =
    optionalText(entry, 'excerpt', problems) || excerptOf(plainText(body.content), EXCERPT_WORDS) || title;
  const description =
    optionalText(entry, 'metaDescription', problems) || shorten(excerpt, DESCRIPTION_LENGTH);
  return {
    post: {
      entry: entry.id,
      slug,
      title,
      excerpt,
      metaDescription: description,
      ...(picture === undefined ? {} : { picture }),
      lastModified: updatedAt,
      body: body.content,
    },
    problems,
  };
}
