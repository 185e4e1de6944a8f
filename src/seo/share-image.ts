import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { createElement } from 'react';
import { writeWhole } from '../lib/file';
import { SHARE_SIZE } from '../lib/share-size';
import { headingFonts } from './share-fonts';
import { PICTURE_SIZE, ShareImage, type ShareImageContent } from './ShareImage';

/** How the picture is fitted in, and how the whole is compressed. */
const CROP = { fit: 'cover', position: 'attention' } as const;
const CROP_QUALITY = 85;
const OUTPUT = { quality: 78, mozjpeg: true } as const;

/** A single pixel, which stands for the picture: it is cut to size only for a drawing that is new. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Where the share image of a page is published: for example `/share/blog/a-post.jpg`; that of home is `/share/home.jpg`. */
export const shareImagePath = (path: string): string => `/share${path === '/' ? '/home' : path}.jpg`;

async function paint(svg: string, picture: Buffer): Promise<Buffer> {
  const cropped = await sharp(picture)
    .resize({ ...PICTURE_SIZE, ...CROP })
    .jpeg({ quality: CROP_QUALITY })
    .toBuffer();
  const whole = svg.replaceAll(PLACEHOLDER, `data:image/jpeg;base64,${cropped.toString('base64')}`);
  return sharp(Buffer.from(whole)).jpeg(OUTPUT).toBuffer();
}

/**
 * Paints the share image of a page as a JPEG, or takes it from `.cache/share/` of the project's folder when nothing that it
 * shows has changed: neither the drawing, with its words, places and colors, nor the picture, which `content` names by
 * its path.
 */
export async function shareImage(content: ShareImageContent, root: string): Promise<Buffer> {
  const element = createElement(ShareImage, { ...content, picture: PLACEHOLDER });
  // Letters are outlines in it, so no font is needed any more.
  const svg = await satori(element, { ...SHARE_SIZE, fonts: await headingFonts() });
  const picture = await readFile(content.picture);
  const hash = createHash('sha256')
    .update(JSON.stringify([svg, CROP, CROP_QUALITY, OUTPUT]))
    .update(picture)
    .digest('hex');
  const cached = join(root, '.cache/share', `${hash.slice(0, 32)}.jpg`);
  try {
    return await readFile(cached);
  } catch {
    const image = await paint(svg, picture);
    // A cache that cannot be written only costs time, and the build has said so.
    await writeWhole(cached, image).catch(() => undefined);
    return image;
  }
}
