import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandFiles } from './icons.ts';
import { inlineLogo, logoFile, readLogo } from './logo.ts';

const SHAPE = '<path d="M0 0h20v10H0z" fill="#ff0000"/>';
const PLAIN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${SHAPE}</svg>`;
/** As drawing programs save it. */
const EXPORTED = `<?xml version="1.0" encoding="utf-8"?>
<!-- Made by a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20px" height="10px">
<style>.a { fill: #ff0000; }</style><defs><linearGradient id="g"/></defs><path class="a" d="M0 0h20v10H0z"/></svg>`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'logo-'));
  await mkdir(join(root, 'content/images'), { recursive: true });
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function logoOf(name: string, bytes: string | Buffer) {
  await writeFile(join(root, 'content/images', name), bytes);
  return readLogo(root, name);
}

/** A photo of a logo, twice as wide as high. */
const raster = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .toFormat(format)
    .toBuffer();

describe('a logo', () => {
  it('stands in the page where it is a small and plain drawing', async () => {
    const logo = await logoOf('logo.svg', PLAIN);
    const markup = inlineLogo(logo, 'h-7') ?? '';
    expect(markup).toMatch(/^<svg [^>]*class="h-7"/);
    expect(markup).toContain('viewBox="0 0 20 10"');
    expect(markup).not.toContain('xmlns');
    expect([...brandFiles(logo, '#ffffff').keys()]).not.toContain('/logo.svg');
  });

  it.each([
    ['has styles and ids', EXPORTED],
    ['runs a script', PLAIN.replace(SHAPE, `${SHAPE}<script>1</script>`)],
    ['is large', PLAIN.replace(SHAPE, SHAPE.repeat(60))],
  ])('is a file as it came where it %s', async (_, source) => {
    const logo = await logoOf('logo.svg', source);
    expect(inlineLogo(logo, '')).toBeUndefined();
    const { path, width, height, read } = logoFile(logo);
    expect({ path, width, height }).toEqual({ path: '/logo.svg', width: 192, height: 96 });
    expect((await read()).toString()).toBe(source);
    expect([...brandFiles(logo, '#ffffff').keys()]).toContain(path);
  });

  it.each(['png', 'jpeg'] as const)('is made smaller where it is a %s', async (format) => {
    const { path, read } = logoFile(await logoOf(`Logo.${format.toUpperCase()}`, await raster(format)));
    expect(path).toBe('/logo.webp');
    expect(await sharp(await read()).metadata()).toMatchObject({ format: 'webp', width: 192, height: 96 });
  });
});

describe('the icons', () => {
  /** Colors at the middle and near a corner, as red, green and blue. */
  async function colorsOf(image: Buffer): Promise<number[][]> {
    const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      return [...data.subarray(start, start + 3)];
    };
    return [at(0.5, 0.5), at(0.5, 0.05)];
  }

  it.each<[string, () => Promise<string | Buffer>]>([
    ['a plain drawing', () => Promise.resolve(PLAIN)],
    ['a drawing as programs save it', () => Promise.resolve(EXPORTED)],
    ['a picture', () => raster('png')],
  ])('show %s on its ground', async (_, source) => {
    const files = brandFiles(await logoOf('logo.svg', await source()), '#0000ff');
    const icon = files.get('/icon-192.png');
    const image = Buffer.from((await icon?.read()) ?? '');
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    expect(await colorsOf(image)).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ]);
    const favicon = Buffer.from((await files.get('/favicon.svg')?.read()) ?? '');
    expect((await colorsOf(favicon))[0]).toEqual([255, 0, 0]);
  });

  it('have the sizes that their names say, and the old kind holds a picture', async () => {
    const files = brandFiles(await logoOf('logo.svg', PLAIN), '#ffffff');
    for (const [path, size] of [
      ['/apple-touch-icon.png', 180],
      ['/icon-512.png', 512],
    ] as const) {
      const image = Buffer.from((await files.get(path)?.read()) ?? '');
      expect(await sharp(image).metadata()).toMatchObject({ width: size, height: size });
    }
    const ico = Buffer.from((await files.get('/favicon.ico')?.read()) ?? '');
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const held = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    expect(await sharp(held).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  it("draw the text's color as one that can be seen on the ground", async () => {
    const logo = await logoOf('logo.svg', PLAIN.replace('#ff0000', 'currentColor'));
    const dark = Buffer.from((await brandFiles(logo, '#000000').get('/icon-192.png')?.read()) ?? '');
    const light = Buffer.from((await brandFiles(logo, '#ffffff').get('/icon-192.png')?.read()) ?? '');
    expect((await colorsOf(dark))[0]?.[0]).toBeGreaterThan(200);
    expect((await colorsOf(light))[0]?.[0]).toBeLessThan(50);
  });
});
