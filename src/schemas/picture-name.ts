import { z } from 'zod';

/** Names of pictures that the build makes smaller ones of; addresses on the site are made of them. */
const PICTURE_NAME = /^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/;
const LOGO_NAME = /^[a-z0-9-]+\.(?:svg|jpe?g|png|webp|avif)$/;

/** A letter and the mark on it are one character on some disks, and two on others. */
const MARKS = /\p{M}/gu;

/**
 * The name that a file should have: in small letters without marks, digits and dashes, its ending too.
 *
 * @param name such as `Foto Jardín.JPG`, in either Unicode form
 * @returns such as `foto-jardin.jpg`; `picture.jpg` where no letter is left
 */
export function plainName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)\.([^.]+)$/.exec(name.trim()) ?? [];
  const words = stem.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const plain = words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'picture' : plain}.${ending.toLowerCase()}`;
}

/** What is allowed in place of a name that is not. */
function allowed(name: string, pattern: RegExp, example: string): string {
  const plain = plainName(name.split('/').at(-1) ?? '');
  return pattern.test(plain) && plain !== name
    ? `small letters, digits and dashes: rename the file in content/images/ to "${plain}", and write that here`
    : `the name of a picture in content/images/, such as "${example}"`;
}

/**
 * What is allowed in place of a name that no picture of `content/images/` can have.
 *
 * @returns `undefined` where the name will do
 */
export const pictureNameFault = (name: string): string | undefined =>
  PICTURE_NAME.test(name) ? undefined : allowed(name, PICTURE_NAME, 'yard-at-dawn.jpg');

const nameLike = (pattern: RegExp, example: string) =>
  z.string().refine((name) => pattern.test(name), {
    error: ({ input }) => allowed(String(input), pattern, example),
  });

export const pictureName = () => nameLike(PICTURE_NAME, 'yard-at-dawn.jpg');
export const logoName = () => nameLike(LOGO_NAME, 'logo.svg');
