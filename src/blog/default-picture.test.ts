import { describe, expect, it } from 'vitest';
import { defaultPicture } from './default-picture.ts';

const files = ['b.jpg', 'a.jpg', 'c.jpg', 'a.jpg'];

describe('the picture of a post that has none', () => {
  it.each([
    ['0-first', 'a.jpg'],
    ['1-second', 'b.jpg'],
    ['2-third', 'c.jpg'],
    ['3-fourth', 'a.jpg'],
    ['0-first-renamed', 'a.jpg'],
    ['no-number', 'a.jpg'],
  ])('of %s is %s', (id, file) => {
    expect(defaultPicture(id, files)).toEqual({ file, alt: '' });
  });

  it('does not depend on the order of the pictures', () => {
    expect(defaultPicture('1-second', files.toReversed())).toEqual(defaultPicture('1-second', files));
  });

  it('is none where the site has none', () => {
    expect(defaultPicture('0-first', [])).toBeUndefined();
  });
});
