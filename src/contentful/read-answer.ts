import { z } from 'zod';
import { AnswerError, notACollection } from './errors.ts';
import { readRichText, type RichBody } from './rich-text/read.ts';

/** An entry as it was answered, before anything is asked of its fields. */
export interface AnsweredEntry {
  id: string;
  updatedAt: unknown;
  fields: {
    title: unknown;
    slug: unknown;
    excerpt: unknown;
    metaDescription: unknown;
    website: unknown;
    /** Id of the asset; anything else that stands there is kept as it is. */
    image: unknown;
    body: RichBody | undefined;
  };
}

/** A file of the space, as far as it is described. */
export interface AnsweredAsset {
  id: string;
  url: string | undefined;
  contentType: string | undefined;
  width: number | undefined;
  height: number | undefined;
  title: string | undefined;
  description: string | undefined;
}

/** A page of the answer. */
export interface AnswerPage {
  total: number;
  entries: AnsweredEntry[];
  assets: AnsweredAsset[];
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;
const asGroup = (value: unknown): Group => (isGroup(value) ? value : {});

/** The whole answer, all pages. It is plain data: the last good copy is this. */
export const answerSchema = z.object({
  entries: z.array(z.custom<AnsweredEntry>((entry) => isGroup(entry) && isGroup(entry['fields']))),
  assets: z.array(z.custom<AnsweredAsset>(isGroup)),
});
export type Answer = z.infer<typeof answerSchema>;

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const asSize = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** The value with what is nested in it cut off: no field of a post is a group, and a group may be of any depth. */
function shallow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'object' ? {} : item));
  return typeof value === 'object' && value !== null ? {} : value;
}

function readEntry(item: unknown): AnsweredEntry {
  const { sys, fields } = asGroup(item);
  const { id, updatedAt } = asGroup(sys);
  const { title, slug, excerpt, metaDescription, website, image, body } = asGroup(fields);
  return {
    id: asText(id) ?? '',
    updatedAt: shallow(updatedAt),
    fields: {
      title: shallow(title),
      slug: shallow(slug),
      excerpt: shallow(excerpt),
      metaDescription: shallow(metaDescription),
      website: shallow(website),
      image: asText(asGroup(asGroup(image)['sys'])['id']) ?? shallow(image),
      body: readRichText(body),
    },
  };
}

function readAsset(item: unknown): AnsweredAsset {
  const { sys, fields } = asGroup(item);
  const { title, description, file } = asGroup(fields);
  const { url, contentType, details } = asGroup(file);
  const { width, height } = asGroup(asGroup(details)['image']);
  return {
    id: asText(asGroup(sys)['id']) ?? '',
    url: asText(url),
    contentType: asText(contentType),
    width: asSize(width),
    height: asSize(height),
    title: asText(title),
    description: asText(description),
  };
}

/**
 * Reads one page of entries.
 *
 * @param answer what the client gave back
 * @throws {AnswerError} when it is no collection
 */
export function readPage(answer: unknown): AnswerPage {
  const { items, total, includes } = asGroup(answer);
  if (!Array.isArray(items) || !Number.isInteger(total) || Number(total) < 0)
    throw new AnswerError(notACollection);
  const assets = asGroup(includes)['Asset'];
  return {
    total: Number(total),
    entries: items.map(readEntry),
    assets: Array.isArray(assets) ? assets.map(readAsset) : [],
  };
}
