import { z } from 'zod';

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

/** A name of one form: `allowed` says what is allowed in place of a name that has another. */
function nameLike(pattern: RegExp, example: string) {
  const allowed = (name: string) => {
    const plain = plainName(name.split('/').at(-1) ?? '');
    return pattern.test(plain) && plain !== name
      ? `small letters, digits and dashes: rename the file in content/images/ to "${plain}", and write that here`
      : `the name of a picture in content/images/, such as "${example}"`;
  };
  return z.string().regex(pattern, { error: ({ input }) => allowed(String(input)) });
}

/** Names of pictures that the build makes smaller ones of; addresses on the site are made of them. */
export const pictureName = () => nameLike(/^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/, 'yard-at-dawn.jpg');
export const logoName = () => nameLike(/^[a-z0-9-]+\.(?:svg|jpe?g|png|webp|avif)$/, 'logo.svg');

/** What is allowed in place of a name that no picture of `content/images/` can have; `undefined` where it will do. */
export const pictureNameFault = (name: string): string | undefined =>
  pictureName().safeParse(name).error?.issues[0]?.message;
