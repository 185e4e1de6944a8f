import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import tailwind from '../../tailwind.config.ts';
import type { ShareImageContent } from './ShareImage.tsx';

/** A red point. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

let root: string;
let content: ShareImageContent;

const plain = (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .jpeg()
    .toFile(content.picture);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'share-'));
  const logo = { data: PIXEL, ratio: 1, ground: '#ffffff' };
  const words = { title: 'Pick a size', brand: 'Acme', address: 'acme.example' };
  content = { ...words, picture: join(root, 'yard.jpg'), logo, mark: '#ff8800' };
  await plain('#ff0000');
});

afterEach(async () => {
  vi.doUnmock('../../tailwind.config');
  await rm(root, { recursive: true });
});

/** Draws as a new build would, with modules of its own. */
async function draw(changes: Partial<typeof content> = {}): Promise<Buffer> {
  vi.resetModules();
  const { shareImage } = await import('./share-image.ts');
  return shareImage({ ...content, ...changes }, root);
}

const kept = () => readdir(join(root, '.cache', 'share'));

/** The color of a point, in whole numbers. */
async function colorAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

describe('a share image', () => {
  it('has the size of shared links, and the picture at its right', async () => {
    const image = await draw();
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red = 0, green = 0] = await colorAt(image, 930, 300);
    expect(red).toBeGreaterThan(240);
    expect(green).toBeLessThan(20);
  });

  it('is taken from the cache while nothing has changed, and is kept in one file', async () => {
    await draw();
    const [name = ''] = await kept();
    await writeFile(join(root, '.cache', 'share', name), 'kept');
    expect((await draw()).toString()).toBe('kept');
    expect(await kept()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);
  });

  it('is drawn anew when its words change', async () => {
    await draw();
    await draw({ title: 'Pick another' });
    expect(await kept()).toHaveLength(2);
  });

  it('is drawn anew when its picture changes under the same name', async () => {
    await draw();
    await plain('#0000ff');
    expect((await colorAt(await draw(), 930, 300))[0]).toBeLessThan(20);
  });

  it('is drawn anew when the palette changes', async () => {
    await draw();
    const { theme } = tailwind;
    const ink = { ...theme.colors.ink, 900: '#00ff00' };
    vi.doMock('../../tailwind.config', () => ({
      default: { ...tailwind, theme: { ...theme, colors: { ...theme.colors, ink } } },
    }));
    expect((await colorAt(await draw(), 20, 20))[1]).toBeGreaterThan(240);
  });
});
