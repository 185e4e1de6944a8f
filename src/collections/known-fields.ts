import { z } from 'zod';

/** What a schema says of a value that is there. */
function present(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return present(schema.def.innerType);
  return schema instanceof z.ZodPipe ? present(schema.def.in) : schema;
}

/** The one of several groups of fields that a value is meant to be: the one that has its `layout`, or what tells it apart. */
function chosen(schema: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined {
  const { discriminator, options } = schema.def;
  const kind: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, discriminator) : undefined;
  return options.find(
    (option) =>
      option instanceof z.ZodObject &&
      z.safeParse(option.shape[discriminator] as z.core.$ZodType, kind).success,
  );
}

function below(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)] as z.core.$ZodType | undefined;
  if (schema instanceof z.ZodArray) return schema.def.element;
  return schema instanceof z.ZodTuple ? schema.def.items[Number(key)] : undefined;
}

/**
 * The names of the fields that a group may have.
 *
 * @param schema of the whole value
 * @param value what was parsed
 * @param path keys that lead to the group
 * @returns none where the schema tells of no group there
 */
export function knownFields(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): string[] {
  const whole = present(schema);
  const here = whole instanceof z.ZodDiscriminatedUnion ? chosen(whole, value) : whole;
  const [key, ...rest] = path;
  if (key === undefined) return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
  const next = here && below(here, key);
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return next === undefined ? [] : knownFields(next, inner, rest);
}
