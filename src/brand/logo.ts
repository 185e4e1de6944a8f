import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOMParser } from 'linkedom';
import sharp from 'sharp';

/** The owner's logo. */
export interface Logo {
  /** Width over height. */
  ratio: number;
  bytes: Buffer;
  /** The root element of an SVG, with a `viewBox` and without dimensions; `undefined` for other pictures. */
  drawing?: Element;
}

/** Bytes of an SVG that are better in the page than a request of their own. */
const INLINE_AT_MOST = 2000;

/** Not for the middle of a page: ids, since a page shows the logo twice, and what the content security policy stops. */
const NOT_INLINE = '[id], style, script, foreignObject, image, [style]';

/** Height of the file for pages, in pixels: three for each that the header shows. */
const FILE_HEIGHT = 96;

function rootOf(bytes: Buffer, width: number, height: number): Element {
  const { documentElement } = new DOMParser().parseFromString(bytes.toString('utf8'), 'image/svg+xml');
  // Its own type leaves out what an element has in a window.
  const root = documentElement as unknown as Element;
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  for (const name of ['width', 'height', 'x', 'y']) root.removeAttribute(name);
  return root;
}

/** A copy of a drawing as markup, with attributes of its own. */
function markupOf(drawing: Element, attributes: Record<string, string | number>): string {
  const svg = drawing.cloneNode(true) as Element;
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
  return svg.outerHTML;
}

/** Reads the logo of the project in a folder: a name in `content/images/`, which was checked before. */
export async function readLogo(root: string, file: string): Promise<Logo> {
  const bytes = await readFile(join(root, 'content/images', file));
  const { format, width, height, autoOrient } = await sharp(bytes).metadata();
  if (format === 'svg') return { ratio: width / height, bytes, drawing: rootOf(bytes, width, height) };
  return { ratio: autoOrient.width / autoOrient.height, bytes };
}

/**
 * The logo as markup for the middle of a page, where its `currentColor` is the color of the text; `undefined` for all
 * but small and plain drawings: pages show those as a file.
 */
export function inlineLogo({ bytes, drawing }: Logo, className: string): string | undefined {
  if (drawing === undefined || bytes.length > INLINE_AT_MOST) return undefined;
  if (drawing.querySelector(NOT_INLINE)) return undefined;
  const svg = markupOf(drawing, { class: className, 'aria-hidden': 'true' });
  // HTML knows what an SVG is.
  return svg.replace(/ xmlns="[^"]*"/, '').replaceAll(' />', '/>');
}

/** The logo as a file for pages that cannot have it inline: its address on the site, its size and its bytes. */
export function logoFile({ ratio, bytes, drawing }: Logo) {
  const size = { width: Math.round(ratio * FILE_HEIGHT), height: FILE_HEIGHT };
  if (drawing) return { path: '/logo.svg', ...size, read: () => Promise.resolve(bytes) };
  const read = () => sharp(bytes).autoOrient().resize(size).webp().toBuffer();
  return { path: '/logo.webp', ...size, read };
}

/**
 * The logo for a place in a drawing, as large as fits and in the middle. Where it is a drawing, `color` is what
 * `currentColor` stands for; else `pixels` is how large a picture is made of it.
 */
export async function placedLogo(
  { bytes, drawing }: Logo,
  place: Record<'x' | 'y' | 'width' | 'height', number>,
  color: string,
  pixels: number,
): Promise<string> {
  if (drawing !== undefined) return markupOf(drawing, { ...place, color });
  const size = { width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true } as const;
  const png = await sharp(bytes).autoOrient().resize(size).png().toBuffer();
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  return `<image ${attributes.join(' ')} href="data:image/png;base64,${png.toString('base64')}"/>`;
}
