import { z } from 'zod';
import { AnswerError, notACollection } from './failure.ts';
import { asText, at, isGroup, listOf, shallow } from './json.ts';
import { readRichText } from './rich-text/read.ts';

const idOf = (item: unknown) => asText(at(item, 'sys', 'id')) ?? '';
const asSize = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);

function readEntry(item: unknown) {
  const field = (name: string) => shallow(at(item, 'fields', name));
  return {
    id: idOf(item),
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
    id: idOf(item),
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

/** Reads one page of entries, as the client gave it; throws an `AnswerError` when it is no collection. */
export function readPage(answer: unknown): AnswerPage {
  const [items, total] = [at(answer, 'items'), at(answer, 'total')];
  if (!Array.isArray(items) || !Number.isInteger(total) || Number(total) < 0)
    throw new AnswerError(notACollection);
  const assets = listOf(at(answer, 'includes', 'Asset'));
  return { total: Number(total), entries: items.map(readEntry), assets: assets.map(readAsset) };
}
