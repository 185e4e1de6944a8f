import { describe, expect, it } from 'vitest';
import { fixtureSite } from './fixtures/site.ts';
import { trailTo } from './trail.ts';

describe('the way to a page', () => {
  it('takes the words of the navigation, and ends with the page', () => {
    const post = { name: 'Pick a size', path: '/blog/pick-a-size' };
    expect(trailTo(fixtureSite, '/blog', post)).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: 'Pick a size', path: '/blog/pick-a-size' },
    ]);
  });

  it('leaves out what the navigation does not hold', () => {
    expect(trailTo(fixtureSite, '/careers')).toEqual([{ name: 'Home', path: '/' }]);
  });
});
