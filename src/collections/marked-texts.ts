import { z } from 'zod';
import { markers, type Marker } from '../schemas/markers.ts';

type Path = readonly (string | number)[];

/** A schema, a value that it is for, and the key that leads there from the value around it. */
type Part = readonly [schema: z.core.$ZodType, value: unknown, ...key: Path];

/** What a schema is made of, with the part of a value that each is for. */
function partsOf(schema: z.core.$ZodType, value: unknown): Part[] {
  if (schema instanceof z.ZodPipe) {
    return [
      [schema.in, value],
      [schema.out, value],
    ];
  }
  if (schema instanceof z.ZodUnion) {
    const chosen = schema.options.find((option) => z.safeParse(option, value).success);
    return chosen === undefined ? [] : [[chosen, value]];
  }
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    if (schema instanceof z.ZodArray) return items.map((item, index) => [schema.element, item, index]);
    if (schema instanceof z.ZodTuple) {
      return schema.def.items.map((part, index) => [part, items[index], index]);
    }
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    if (schema instanceof z.ZodObject) {
      const shape: z.core.$ZodShape = schema.shape;
      return fields.flatMap(([key, item]) => (shape[key] === undefined ? [] : [[shape[key], item, key]]));
    }
    if (schema instanceof z.ZodRecord) return fields.map(([key, item]) => [schema.valueType, item, key]);
  }
  return 'innerType' in schema._zod.def ? [[schema._zod.def.innerType as z.core.$ZodType, value]] : [];
}

/**
 * Finds the texts of a value that its schema marks.
 *
 * @param schema marked by `schemas/markers.ts`, however deep
 * @param value what the schema gave, or what it was given
 * @param path keys that lead to the value
 */
export function markedTexts(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): { marker: Marker; path: Path; value: string }[] {
  const marker = markers.get(schema)?.marker;
  if (marker !== undefined && typeof value === 'string') return [{ marker, path, value }];
  return partsOf(schema, value).flatMap(([part, item, ...key]) => markedTexts(part, item, [...path, ...key]));
}
