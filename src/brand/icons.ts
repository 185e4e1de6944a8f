import sharp from 'sharp';
import tailwind from '../../tailwind.config.ts';
import { contrast } from './color.ts';
import { inlineLogo, logoFile, placedLogo, type Logo } from './logo.ts';

const { ink, sand } = tailwind.theme.colors;

/** Width and height of an icon's drawing, the room around the logo in it, and the radius of its corners. */
const SIZE = 64;
const ROOM = 6;
const CORNER = 12;

/** Pixels of a logo inside of the SVG icon, where the logo is a picture itself. */
const PICTURE = 128;

const TYPES = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon', webp: 'image/webp' } as const;

interface Icon {
  type: (typeof TYPES)[keyof typeof TYPES];
  read: () => Promise<string | Buffer>;
}

/** What stands out more on a ground: light or dark. */
const lettersOn = (ground: string): string =>
  contrast(sand[50], ground) > contrast(ink[900], ground) ? sand[50] : ink[900];

async function drawing(logo: Logo, ground: string, corner: number, pixels: number): Promise<string> {
  const side = SIZE - 2 * ROOM;
  const place = { x: ROOM, y: ROOM, width: side, height: side };
  const mark = await placedLogo(logo, place, lettersOn(ground), pixels);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${ground}"/>${mark}</svg>`;
}

async function png(logo: Logo, ground: string, corner: number, pixels: number): Promise<Buffer> {
  const svg = await drawing(logo, ground, corner, pixels);
  // Drawings are painted at 72 dots an inch, one for each of their units, unless more are asked for.
  return sharp(Buffer.from(svg), { density: (72 * pixels) / SIZE })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Height of the logo in a share image, in pixels: three for each that it is drawn with, and no step to be seen. */
const SHARED_HEIGHT = 144;

/**
 * The logo for a share image, which holds pictures and no drawings.
 *
 * @param ground the color behind it, as `#rrggbb`
 * @returns with the logo as a data URL
 */
export async function sharedLogo(
  logo: Logo,
  ground: string,
): Promise<{ data: string; ratio: number; ground: string }> {
  const { ratio } = logo;
  const width = Math.round(ratio * SHARED_HEIGHT);
  const place = { x: 0, y: 0, width, height: SHARED_HEIGHT };
  const mark = await placedLogo(logo, place, lettersOn(ground), Math.max(width, SHARED_HEIGHT));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SHARED_HEIGHT}">${mark}</svg>`;
  const image = await sharp(Buffer.from(svg)).png().toBuffer();
  return { data: `data:image/png;base64,${image.toString('base64')}`, ratio, ground };
}

/** An ICO file that holds one PNG: a header of six bytes, an entry of sixteen, and the picture. */
function icoOf(image: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  // Type 1 is an icon; then how many pictures there are.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  // One plane of 32 bits a pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/**
 * Every icon of the site, and the logo where pages show it as a file, by their addresses.
 *
 * @param logo the owner's logo
 * @param ground the color behind it, as `#rrggbb`
 */
export function brandFiles(logo: Logo, ground: string): Map<string, Icon> {
  const pngFile = (pixels: number): Icon => ({ type: TYPES.png, read: () => png(logo, ground, 0, pixels) });
  const files = new Map<string, Icon>([
    ['/favicon.svg', { type: TYPES.svg, read: () => drawing(logo, ground, CORNER, PICTURE) }],
    ['/favicon.ico', { type: TYPES.ico, read: async () => icoOf(await png(logo, ground, CORNER, 32), 32) }],
    // Phones round the corners themselves.
    ['/apple-touch-icon.png', pngFile(180)],
    ['/icon-192.png', pngFile(192)],
    ['/icon-512.png', pngFile(512)],
  ]);
  if (inlineLogo(logo, '') === undefined) {
    const { path, read } = logoFile(logo);
    files.set(path, { type: logo.drawing ? TYPES.svg : TYPES.webp, read });
  }
  return files;
}
