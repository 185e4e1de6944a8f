import { z } from 'zod';
import { markers } from './fields.ts';

/** A letter and the mark on it are one character on some disks, and two on others. */
const MARKS = /\p{M}/gu;

/**
 * The name that a file should have, in small letters without marks, digits and dashes: `foto-jardin.jpg` for
 * `Foto Jardín.JPG` in either Unicode form, and `picture.jpg` where no letter is left.
 */
export function plainName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)\.([^.]+)$/.exec(name.trim()) ?? [];
  const words = stem.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const plain = words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'picture' : plain}.${ending.toLowerCase()}`;
}

/** The name of a file of `content/images/`, of one form. Addresses on the site are made of it. */
function nameLike(pattern: RegExp, example: string) {
  const allowed = (name: string) => {
    const plain = plainName(name.split('/').at(-1) ?? '');
    return pattern.test(plain) && plain !== name
      ? `small letters, digits and dashes: rename the file in content/images/ to "${plain}", and write that here`
      : `the name of a picture in content/images/, such as "${example}"`;
  };
  const schema = z.string().regex(pattern, { error: ({ input }) => allowed(String(input)) });
  return schema.register(markers, { marker: 'image' });
}

/** The name of a picture in `content/images/`, which the build makes smaller ones of. */
export const imageFile = () => nameLike(/^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/, 'yard-at-dawn.jpg');

/** The name of a picture or an SVG in `content/images/`. */
export const logoFile = () => nameLike(/^[a-z0-9-]+\.(?:svg|jpe?g|png|webp|avif)$/, 'logo.svg');

/** What is allowed in place of a name that no picture of `content/images/` can have; `undefined` where it will do. */
export const pictureNameFault = (name: string): string | undefined =>
  imageFile().safeParse(name).error?.issues[0]?.message;

/** A picture that content refers to: a file of `content/images/` and what is seen in it. */
export const pictureSchema = z.strictObject({
  file: imageFile().describe('the name of a picture in content/images/'),
  alt: z
    .string()
    .max(160)
    .describe('what is seen, in one sentence; empty quotes ("") where it only decorates'),
  focus: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('where its subject is, in % from the left; 50 without'),
});

export type Picture = z.infer<typeof pictureSchema>;
