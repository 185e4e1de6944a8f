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

/** Height of the logo in a share image, in pixels: three for each that it is drawn with, and no step to be seen. */
const SHARED_HEIGHT = 144;

/** What stands out more on a ground: light or dark. */
const lettersOn = (ground: string): string =>
  contrast(sand[50], ground) > contrast(ink[900], ground) ? sand[50] : ink[900];

async function drawing(logo: Logo, ground: string, corner: number, pixels: number): Promise<string> {
  const side = SIZE - 2 * ROOM;
  const place = { x: ROOM, y: ROOM, width: side, height: side };
  const mark = await placedLogo(logo, place, lettersOn(ground), pixels);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${ground}"/>${mark}</svg>`;
}

/** The logo for a share image, which holds pictures and no drawings, as a data URL; `ground` is the color behind it. */
export async function sharedLogo(logo: Logo, ground: string) {
  const { ratio } = logo;
  const width = Math.round(ratio * SHARED_HEIGHT);
  const place = { x: 0, y: 0, width, height: SHARED_HEIGHT };
  const mark = await placedLogo(logo, place, lettersOn(ground), Math.max(width, SHARED_HEIGHT));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SHARED_HEIGHT}">${mark}</svg>`;
  const image = await sharp(Buffer.from(svg)).png().toBuffer();
  return { data: `data:image/png;base64,${image.toString('base64')}`, ratio, ground };
}

/** An ICO file that holds one PNG of 32 pixels: a header of six bytes, an entry of sixteen, and the picture. */
function icoOf(image: Buffer): Buffer {
  // Type 1 is an icon, and there is one. Then its width and height, one plane of 32 bits a pixel, its length, its place.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(image.length, 14);
  return Buffer.concat([head, image]);
}

/** Every icon of the site, and the logo where pages show it as a file, by their addresses; `ground` as above. */
export function brandFiles(logo: Logo, ground: string) {
  const png = async (pixels: number, corner = 0) => {
    const svg = await drawing(logo, ground, corner, pixels);
    // Drawings are painted at 72 dots an inch, one for each of their units, unless more are asked for.
    return sharp(Buffer.from(svg), { density: (72 * pixels) / SIZE })
      .resize(pixels, pixels)
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const files = new Map<string, { type: `image/${string}`; read: () => Promise<string | Buffer> }>([
    ['/favicon.svg', { type: 'image/svg+xml', read: () => drawing(logo, ground, CORNER, PICTURE) }],
    ['/favicon.ico', { type: 'image/x-icon', read: async () => icoOf(await png(32, CORNER)) }],
    // Phones round the corners themselves.
    ['/apple-touch-icon.png', { type: 'image/png', read: () => png(180) }],
    ['/icon-192.png', { type: 'image/png', read: () => png(192) }],
    ['/icon-512.png', { type: 'image/png', read: () => png(512) }],
  ]);
  if (inlineLogo(logo, '') === undefined) {
    const { path, read } = logoFile(logo);
    files.set(path, { type: logo.drawing ? 'image/svg+xml' : 'image/webp', read });
  }
  return files;
}
