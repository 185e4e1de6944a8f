import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

const modules = import.meta.glob<ImageMetadata>('/content/images/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
});

/**
 * A picture of `content/images/`, ready for Astro's image functions.
 *
 * @param file its name
 * @throws {Error} when it is not there; content that names it was checked before
 */
export function imageNamed(file: string): ImageMetadata {
  const image = modules[`/content/images/${file}`];
  if (image === undefined) throw new Error(`content/images: there is no picture "${file}".`);
  return image;
}

const colors = new Map<string, Promise<string>>();

/**
 * The dominant color of a picture, shown until it has loaded.
 *
 * @param file its name in `content/images/`
 * @returns a CSS color
 */
export function placeholderColor(file: string): Promise<string> {
  const known = colors.get(file);
  if (known !== undefined) return known;
  const found = (async () => {
    const bytes = await readFile(join(process.cwd(), 'content', 'images', file));
    const { dominant } = await sharp(bytes).stats();
    return `rgb(${dominant.r} ${dominant.g} ${dominant.b})`;
  })();
  colors.set(file, found);
  return found;
}
