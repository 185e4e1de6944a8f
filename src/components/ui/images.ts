import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

const modules = import.meta.glob<ImageMetadata>('/content/images/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
});

/** A picture of `content/images/` for Astro's image functions. Throws where there is none, which content was checked for. */
export function imageNamed(file: string): ImageMetadata {
  const image = modules[`/content/images/${file}`];
  if (image === undefined) throw new Error(`content/images: there is no picture "${file}".`);
  return image;
}

const colors = new Map<string, Promise<string>>();

async function dominantColor(path: string): Promise<string> {
  const { dominant } = await sharp(path).stats();
  return `rgb(${dominant.r} ${dominant.g} ${dominant.b})`;
}

/** The dominant color of a picture of `content/images/` as CSS has it, shown until the picture has loaded. */
export function placeholderColor(file: string): Promise<string> {
  const color = colors.get(file) ?? dominantColor(join(process.cwd(), 'content', 'images', file));
  colors.set(file, color);
  return color;
}
