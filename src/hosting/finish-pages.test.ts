import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-pages.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' '$&';">`;
const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe('a finished page', () => {
  it('has its policy right after the charset, as it was', () => {
    const printed = page(`<meta charset="utf-8"><script>a()</script>${POLICY}`, '<p>x</p>');
    expect(finishPage(printed)).toBe(page(`<meta charset="utf-8">${POLICY}<script>a()</script>`, '<p>x</p>'));
  });

  it("has the islands' style in its head", () => {
    expect(finishPage(page('', `<p>x</p>${STYLE}`))).toBe(page(STYLE, '<p>x</p>'));
  });

  it('is left alone when it has neither', () => {
    const plain = page('<meta charset="utf-8">', '<p>x</p>');
    expect(finishPage(plain)).toBe(plain);
  });
});
