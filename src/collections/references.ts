import { dirname } from 'node:path';
import { parseHTML } from 'linkedom';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';
import { markers, type Marker } from '../schemas/fields.ts';
import { nounNames, nouns } from './content-kinds.ts';
import { fieldName } from './content-problem.ts';
import { decodeAddress } from './markdown/body-pictures.ts';
import type { Content } from './read-content.ts';
import { partsOf, type Path, type Text } from './texts.ts';

type Schema = z.core.$ZodType;
type MarkedText = { marker: Marker; path: Path; value: string };

/** A part of a Markdown body that is checked: the address of a link, a picture or a frame, or a heading of the highest level. */
export interface BodyPart {
  marker: 'link' | 'body picture' | 'frame' | 'title';
  value: string;
}

/** A text of `content/` that something is known of: its schema says it, or Markdown makes it of a body. */
export interface Reference extends Text {
  marker: Marker | BodyPart['marker'];
  /** The list, or the folder, that an id has to be the only one in. */
  list: string;
}

/** The schemas that one is made of, for the same value. */
function schemasIn(schema: Schema, value: unknown): Schema[] {
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  if (schema instanceof z.ZodUnion) {
    return schema.options.filter((option) => z.safeParse(option, value).success).slice(0, 1);
  }
  return 'innerType' in schema._zod.def ? [schema._zod.def.innerType as Schema] : [];
}

/** The schema of the part of a value that stands under a key. */
function schemaAt(schema: Schema, key: string | number): Schema | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as z.core.$ZodShape)[key];
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)];
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

/** The texts of a value, given to a schema or by it, that the schema marks, however deep; `path` leads to the value. */
export function markedTexts(schema: Schema, value: unknown, path: Path = []): MarkedText[] {
  const marker = markers.get(schema)?.marker;
  if (marker !== undefined && typeof value === 'string') return [{ marker, path, value }];
  return [
    ...schemasIn(schema, value).flatMap((inner) => markedTexts(inner, value, path)),
    ...partsOf(value).flatMap(([key, part]) => {
      const inner = schemaAt(schema, key);
      return inner === undefined ? [] : markedTexts(inner, part, [...path, key]);
    }),
  ];
}

/** A picture whose name has a blank in it: Markdown takes it for words. */
const WITH_BLANKS = /!\[[^\]]*\]\(([^)]*\.\w+)\)/g;

/** What a Markdown body points at and should do without, in the HTML that pages make of it; code is left out. */
export function bodyParts(body: string): BodyPart[] {
  if (body === '') return [];
  const { document } = parseHTML(`<html><body>${markdownToHtml(body).html}</body></html>`);
  const parts = (marker: BodyPart['marker'], selector: string, value: (element: Element) => string | null) =>
    [...document.querySelectorAll(selector)].map((element) => ({ marker, value: value(element) ?? '' }));
  const address = (attribute: string) => (element: Element) =>
    decodeAddress(element.getAttribute(attribute) ?? '');
  const made = [
    ...parts('link', 'a[href]:not([data-footnote-ref], [data-footnote-backref])', address('href')),
    ...parts('body picture', 'img[src]', address('src')),
    ...parts('title', 'h1', ({ textContent }) => textContent.trim()),
    ...parts('frame', 'iframe, embed', address('src')),
    ...parts('frame', 'object', address('data')),
  ];
  for (const code of document.querySelectorAll('code')) code.remove();
  const unmade = document.body.textContent.matchAll(WITH_BLANKS);
  return [...made, ...Array.from(unmade, ([, value = '']) => ({ marker: 'body picture' as const, value }))];
}

/** All that content points at or is pointed at by, in fields whose schemas say so and in bodies. */
export const referencesIn = (content: Content): Reference[] =>
  nounNames.flatMap((noun) =>
    content[noun].flatMap(({ file, prefix, data, body }) => [
      ...markedTexts(nouns[noun].schema, data, prefix).map(({ path, ...marked }) => {
        const list = path.length > 1 ? `${file} ${fieldName(path.toSpliced(-2, 1))}` : dirname(file);
        return { ...marked, file, field: fieldName(path), list };
      }),
      ...bodyParts(body).map((part) => ({ ...part, file, field: 'body', list: file })),
    ]),
  );
