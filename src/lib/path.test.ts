import { describe, expect, it } from 'vitest';
import { absoluteUrl, cleanPath } from './path.ts';

describe('the clean path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/index.html', '/'],
    ['/services', '/services'],
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/blog/page/2', '/blog/page/2'],
    ['/blog/page/2.html', '/blog/page/2'],
    ['/blog/index.html', '/blog'],
    ['/blog//', '/blog'],
    ['/index-of-sizes', '/index-of-sizes'],
  ])('of %j is %j', (pathname, expected) => {
    expect(cleanPath(pathname)).toBe(expected);
  });
});

describe('the full address', () => {
  it.each([
    ['/', 'https://a.example/'],
    ['/services', 'https://a.example/services'],
  ])('of %s is %s', (path, expected) => {
    expect(absoluteUrl('https://a.example', path)).toBe(expected);
  });
});
