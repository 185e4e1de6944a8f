import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { createElement } from 'react';
import { SHARE_SIZE, ShareImage } from './ShareImage';

/** Drawn anew when this changes: raise it with every change of `ShareImage.tsx`. */
const DESIGN = 2;

/** What a share image shows. */
export interface ShareImageContent {
  title: string;
  brand: string;
  address: string;
  /** Path of a picture file; without one the title stands alone. */
  picture: string | undefined;
}

/**
 * Where the share image of a page is published.
 *
 * @param path a clean path
 * @returns for example `/share/blog/a-post.jpg`; home is `/share/home.jpg`
 */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`;
}

async function draw({ picture, ...content }: ShareImageContent, font: Buffer): Promise<Buffer> {
  const cropped =
    picture === undefined
      ? undefined
      : await sharp(picture)
          .resize(540, 602, { fit: 'cover', position: 'attention' })
          .jpeg({ quality: 85 })
          .toBuffer();
  const svg = await satori(
    createElement(ShareImage, {
      ...content,
      picture: cropped && `data:image/jpeg;base64,${cropped.toString('base64')}`,
    }),
    { ...SHARE_SIZE, fonts: [{ name: 'Heading', data: font, weight: 700, style: 'normal' }] },
  );
  return sharp(Buffer.from(svg)).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/**
 * Draws the share image of a page, or takes it from the cache when nothing that it shows has changed.
 *
 * @param content what it shows
 * @param root the project's folder; the cache is `.cache/share/` in it
 * @returns a JPEG of 1200 by 630 pixels
 */
export async function shareImage(content: ShareImageContent, root: string): Promise<Buffer> {
  // Satori reads WOFF, not WOFF2: the full font of the package, of which the site's own is a part.
  const font = await readFile(
    join(root, 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff'),
  );
  const hash = createHash('sha256').update(JSON.stringify([DESIGN, content]));
  if (content.picture !== undefined) hash.update(await readFile(content.picture));
  const cached = join(root, '.cache/share', `${hash.digest('hex').slice(0, 32)}.jpg`);
  try {
    return await readFile(cached);
  } catch {
    const image = await draw(content, font);
    await mkdir(dirname(cached), { recursive: true });
    // Renamed when complete: a build that is stopped leaves no half picture behind.
    await writeFile(`${cached}.part`, image);
    await rename(`${cached}.part`, cached);
    return image;
  }
}
