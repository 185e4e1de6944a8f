import { describe, expect, it } from 'vitest';
import type { RemotePicture } from '../schemas/post.ts';
import { assetUrl, pictureOf, pictureSources, shareUrl } from './images.ts';
import type { AnsweredAsset } from './read-answer.ts';

const asset: AnsweredAsset = {
  id: 'a',
  url: '//images.ctfassets.net/space/a/b/IMG_1.jpg',
  contentType: 'image/jpeg',
  width: 1600,
  height: 1000,
  title: 'IMG_1.jpg',
  description: ' A green\ndumpster ',
};
const url = 'https://images.ctfassets.net/space/a/b/IMG_1.jpg';
const picture = (width: number, height: number, convertible = true): RemotePicture => ({
  ...{ kind: 'remote', url, width, height, alt: '', convertible },
});

/** Widths and heights that a srcset asks for. */
const sides = ({ width, height }: RemotePicture, srcset: string) =>
  [...srcset.matchAll(/w=(\d+)/g)].map(([, w]) => [Number(w), Math.round((Number(w) / width) * height)]);

describe('a file of the space as a picture', () => {
  it('has https before its address, and its description on one line as its text', () => {
    expect(pictureOf(asset)).toEqual({
      ...{ kind: 'remote', url, width: 1600, height: 1000, alt: 'A green dumpster', convertible: true },
    });
  });

  it('has no text without a description: the name of a file says nothing', () => {
    expect(pictureOf({ ...asset, description: undefined })).toMatchObject({ alt: '' });
  });

  it('keeps no parameter and no comma in its address', () => {
    const found = pictureOf({ ...asset, url: '//images.ctfassets.net/s/a b,c.jpg?w=9000#x' });
    expect(found).toMatchObject({ url: 'https://images.ctfassets.net/s/a%20b%2Cc.jpg' });
  });

  it.each([
    ['image/jpg', true],
    ['image/png', true],
    ['image/webp', true],
    ['image/avif', true],
    ['image/gif', false],
    ['image/svg+xml', false],
  ])('of the type %s can be converted: %j', (contentType, convertible) => {
    expect(pictureOf({ ...asset, contentType })).toMatchObject({ convertible });
  });

  it.each<[string, Partial<AnsweredAsset>]>([
    ['of another host', { url: '//evil.example/x.jpg' }],
    ['of a host that ends alike', { url: '//images.ctfassets.net.evil.example/x.jpg' }],
    ['by plain HTTP', { url: 'http://images.ctfassets.net/x.jpg' }],
    ['at another port', { url: 'https://images.ctfassets.net:8443/x.jpg' }],
    ['without an address', { url: undefined }],
    ['that is a video', { contentType: 'video/mp4' }],
    ['that browsers do not show', { contentType: 'image/heic' }],
    ['that is too large to be converted', { url: '//downloads.ctfassets.net/x.jpg' }],
    ['without a height', { height: undefined }],
    ['that is a line', { width: 1, height: 9000 }],
  ])('%s is none', (_, changes) => {
    expect(pictureOf({ ...asset, ...changes })).toHaveProperty('reason');
  });
});

describe('the addresses of a picture', () => {
  it('name width, format and quality', () => {
    expect(pictureSources(picture(1600, 1000), [400, 760])).toEqual({
      webp: `${url}?w=400&fm=webp&q=75 400w, ${url}?w=760&fm=webp&q=75 760w`,
      src: `${url}?w=760&fm=jpg&q=75`,
      width: 760,
      height: 475,
    });
  });

  it('end with its own width where it is smaller than wanted', () => {
    expect(pictureSources(picture(500, 250), [400, 760, 1200]).webp).toBe(
      `${url}?w=400&fm=webp&q=75 400w, ${url}?w=500&fm=webp&q=75 500w`,
    );
  });

  it.each([
    ['a small one', 90, 60],
    ['a square one', 5000, 5000],
    ['a wide one', 20_000, 3000],
    ['a tall one', 900, 12_000],
  ])('ask for no side over 4,000 pixels or over its own: %s', (_, width, height) => {
    const { webp } = pictureSources(picture(width, height), [400, 1200, 6000]);
    const asked = sides(picture(width, height), webp);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(([w = 0, h = 0]) => w > Math.min(4000, width) || h > Math.min(4000, height))).toEqual(
      [],
    );
  });

  it('are one where it cannot be converted', () => {
    expect(pictureSources(picture(300, 200, false), [400])).toEqual({
      webp: '',
      src: url,
      width: 300,
      height: 200,
    });
  });
});

describe('the picture of a shared link', () => {
  it('fills 1200 by 630 pixels', () => {
    expect(shareUrl(picture(1600, 1000))).toBe(`${url}?w=1200&h=630&fit=fill&fm=jpg&q=75`);
  });

  it.each([
    ['that is too narrow', picture(1199, 1000)],
    ['that is too low', picture(1600, 629)],
    ['that cannot be converted', picture(1600, 1000, false)],
  ])('is not one %s', (_, small) => {
    expect(shareUrl(small)).toBeUndefined();
  });
});

it('a file that is no picture has an address too', () => {
  expect(assetUrl({ ...asset, url: '//assets.ctfassets.net/s/a/b/terms.pdf' })).toBe(
    'https://assets.ctfassets.net/s/a/b/terms.pdf',
  );
});
