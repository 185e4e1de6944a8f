import { z } from 'zod';
import { AnswerError, notACollection } from './errors.ts';
import { readRichText } from './rich-text/read.ts';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const asSize = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** What stands below keys of whatever it is. */
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((inner, key) => (isGroup(inner) ? inner[key] : undefined), value);

/** The value with what is nested in it cut off: no field of a post is a group, and a group may be of any depth. */
function shallow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'object' ? {} : item));
  return isGroup(value) ? {} : value;
}

function readEntry(item: unknown) {
  const field = (name: string) => shallow(at(item, 'fields', name));
  return {
    id: asText(at(item, 'sys', 'id')) ?? '',
    updatedAt: shallow(at(item, 'sys', 'updatedAt')),
    fields: {
      title: field('title'),
      slug: field('slug'),
      excerpt: field('excerpt'),
      metaDescription: field('metaDescription'),
      website: field('website'),
      // The id of the asset; anything else that stands there is kept as it is.
      image: asText(at(item, 'fields', 'image', 'sys', 'id')) ?? field('image'),
      body: readRichText(at(item, 'fields', 'body')),
    },
  };
}

function readAsset(item: unknown) {
  const file = at(item, 'fields', 'file');
  return {
    id: asText(at(item, 'sys', 'id')) ?? '',
    url: asText(at(file, 'url')),
    contentType: asText(at(file, 'contentType')),
    width: asSize(at(file, 'details', 'image', 'width')),
    height: asSize(at(file, 'details', 'image', 'height')),
    title: asText(at(item, 'fields', 'title')),
    description: asText(at(item, 'fields', 'description')),
  };
}

/** An entry as it was answered, before anything is asked of its fields. */
export type AnsweredEntry = ReturnType<typeof readEntry>;
/** A file of the space, as far as it is described. */
export type AnsweredAsset = ReturnType<typeof readAsset>;

/** The whole answer, all pages. It is plain data: the last good copy is this. */
export const answerSchema = z.object({
  entries: z.array(z.custom<AnsweredEntry>((entry) => isGroup(at(entry, 'fields')))),
  assets: z.array(z.custom<AnsweredAsset>(isGroup)),
});
export type Answer = z.infer<typeof answerSchema>;

/** A page of the answer. */
export type AnswerPage = Answer & { total: number };

/**
 * Reads one page of entries.
 *
 * @param answer what the client gave back
 * @throws {AnswerError} when it is no collection
 */
export function readPage(answer: unknown): AnswerPage {
  const items = at(answer, 'items');
  const total = at(answer, 'total');
  const assets = at(answer, 'includes', 'Asset');
  if (!Array.isArray(items) || !Number.isInteger(total) || Number(total) < 0)
    throw new AnswerError(notACollection);
  return {
    total: Number(total),
    entries: items.map(readEntry),
    assets: Array.isArray(assets) ? assets.map(readAsset) : [],
  };
}
