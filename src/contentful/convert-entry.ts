import { z } from 'zod';
import type { ContentProblem } from '../collections/content-problem.ts';
import { inWords, problemFromIssue } from '../collections/issue-words.ts';
import { excerptOf, oneLine, shorten, visibleLine } from '../lib/text.ts';
import { slugSchema, type RemotePost } from '../schemas/post.ts';
import { pictureOf } from './images.ts';
import { placeOf } from './place.ts';
import type { AnsweredAsset, AnsweredEntry } from './read-answer.ts';
import { isText, type RichBody } from './rich-text/read.ts';

/** A post whose body waits until the addresses of all posts are known. */
export type UnrenderedPost = Omit<RemotePost, 'id'> & { body: RichBody['content'] };

/** Words of an excerpt that is taken from the body; cards show fewer. */
const EXCERPT_WORDS = 60;
/** Characters that search results show of a description. */
const DESCRIPTION_LENGTH = 160;

const textOf = (nodes: RichBody['content']): string =>
  nodes.map((node) => (isText(node) ? node.value : textOf(node.content))).join('');

/** What a reader skips over on the way to the first sentence. */
const NO_SENTENCE = /^(?:text|heading-\d|table|hr|embedded-.*)$/;

const sentences = (nodes: RichBody['content']): string[] =>
  nodes.flatMap((node) => {
    if (isText(node) || NO_SENTENCE.test(node.nodeType)) return [];
    return node.nodeType === 'paragraph' ? [textOf(node.content)] : sentences(node.content);
  });

/** The words of a body: its paragraphs without headings and tables, or every word where there is no paragraph. */
export const plainText = (body: RichBody['content']): string =>
  oneLine(sentences(body).join(' ')) || oneLine(body.map((node) => textOf([node])).join(' '));

/** A slug without what nobody means: what takes no room, and blanks around it and around its dashes. */
const tidySlug = (slug: string) => visibleLine(slug).replace(/ ?- ?/g, '-');

/** Fields without which there is no post. */
const requiredSchema = z.object({
  title: z.string().overwrite(visibleLine).min(1).max(256),
  slug: z.string().overwrite(tidySlug).pipe(slugSchema),
  updatedAt: z
    .string()
    .refine((date) => /^[12]\d{3}-/.test(date) && !Number.isNaN(Date.parse(date)), 'a date and time')
    .transform((date) => new Date(date).toISOString()),
});

/** Makes a post of an entry. A field without which there is none costs the post, any other itself; `warn` hears of both. */
export function convertEntry(
  { id, updatedAt, fields }: AnsweredEntry,
  assets: ReadonlyMap<string, AnsweredAsset>,
  warn: (problem: ContentProblem) => void,
): UnrenderedPost | undefined {
  const file = placeOf({ id, fields });
  const { body, image } = fields;
  const required = requiredSchema.safeParse({ ...fields, updatedAt }, inWords);
  const problems: ContentProblem[] = (required.error?.issues ?? []).map((issue) => {
    const problem = problemFromIssue(issue, file);
    return { ...problem, remedy: `${problem.remedy} The post is left out until then.` };
  });
  if (body === undefined || body.content.length === 0) {
    const found = body === undefined ? 'is missing or no rich text' : 'is empty';
    problems.push({ file, field: 'body', found, remedy: 'Write the post. It is left out until then.' });
  }
  if (id === '') {
    problems.push({ file, field: 'sys.id', found: 'is missing', remedy: 'Publish the entry again.' });
  }
  problems.forEach(warn);
  if (!required.success || body === undefined || problems.length > 0) return undefined;

  const asset = typeof image === 'string' ? assets.get(image) : undefined;
  const picture: ReturnType<typeof pictureOf> = asset === undefined ? { reason: '' } : pictureOf(asset);
  if ('reason' in picture && image !== undefined && image !== null) {
    const found = asset === undefined ? 'shows no published picture' : `cannot be shown: ${picture.reason}`;
    const { remedy = 'choose a JPEG, PNG or WebP file and publish it.' } = picture;
    warn({ file, field: 'image', found, remedy: `A picture of the site is shown instead; ${remedy}` });
  }
  for (const kind of body.unknown) warn({ file, field: 'body', ...kind });

  /** Text of a field that may be left out; what is no text is left out too. */
  const optionalText = (field: 'excerpt' | 'metaDescription'): string => {
    const value = fields[field] ?? '';
    if (typeof value === 'string') return visibleLine(value);
    const remedy = 'The words of the post are used instead; write some text.';
    warn({ file, field, found: 'is no text', remedy });
    return '';
  };
  const { title, slug, updatedAt: lastModified } = required.data;
  const excerpt = optionalText('excerpt') || excerptOf(plainText(body.content), EXCERPT_WORDS) || title;
  const metaDescription = optionalText('metaDescription') || shorten(excerpt, DESCRIPTION_LENGTH);
  const post = { entry: id, slug, title, excerpt, metaDescription, lastModified, body: body.content };
  return 'reason' in picture ? post : { ...post, picture };
}
