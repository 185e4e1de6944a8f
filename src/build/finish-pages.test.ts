import { describe, expect, it } from 'vitest';
import { createPageFinisher } from './finish-pages.ts';
import { hashSource } from './page-policy.ts';

const finishPage = createPageFinisher(() => Promise.resolve('"from-script"'));

const policyWith = (...sources: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${sources.join(' ')};">`;
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

const CHARSET = '<meta charset="utf-8">';
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

describe('a finished page', () => {
  it('has its policy right after the charset', async () => {
    const policy = policyWith(hashSource('a()'));
    const printed = page(`${CHARSET}<script>a()</script>${policy}`, '<p>x</p>');
    expect(await finishPage(printed)).toBe(page(`${CHARSET}${policy}<script>a()</script>`, '<p>x</p>'));
  });

  it('lists no hash of what only other pages have', async () => {
    const printed = page(
      `${CHARSET}${policyWith(hashSource('a()'), hashSource('b()'))}`,
      '<script>a()</script>',
    );
    expect(await finishPage(printed)).toContain(`script-src 'self' ${hashSource('a()')};`);
  });

  it('lets in no script that the policy did not know', async () => {
    const printed = page(`${CHARSET}${policyWith()}`, '<script>stranger()</script>');
    expect(await finishPage(printed)).toBe(printed);
  });

  it('has the styles that it needs, and their hash in its policy', async () => {
    const css = '.used{color:red}.other{color:#00f}.from-script{color:#000}';
    const left = '.used{color:red}.from-script{color:#000}';
    const body = '<p class="used"></p><astro-island component-url="/a.js"></astro-island>';
    const printed = page(`${CHARSET}${policyWith(hashSource(css))}<style>${css}</style>`, body);
    const finished = page(`${CHARSET}${policyWith(hashSource(left))}<style>${left}</style>`, body);
    expect(await finishPage(printed)).toBe(finished);
  });

  it('keeps what one style sets for another to read', async () => {
    const styles = [':root{--font:Barlow}', 'h1{font-family:var(--font)}'];
    const policy = policyWith(...styles.map(hashSource));
    const printed = page(
      `${CHARSET}${policy}${styles.map((css) => `<style>${css}</style>`).join('')}`,
      '<h1>x</h1>',
    );
    expect(await finishPage(printed)).toBe(printed);
  });

  it('keeps a style that the policy does not know as it is, and locked out', async () => {
    const printed = page(`${CHARSET}${policyWith()}`, '<style>.other{color:red}</style>');
    expect(await finishPage(printed)).toBe(printed);
  });

  it('closes empty shapes in their own tag', async () => {
    const printed = page('', '<svg><g><path d="M0 0"></path></g><text></text></svg>');
    expect(await finishPage(printed)).toBe(page('', '<svg><g><path d="M0 0"/></g><text></text></svg>'));
  });

  it("has the islands' style in its head", async () => {
    expect(await finishPage(page('', `<p>x</p>${ISLAND_STYLE}`))).toBe(page(ISLAND_STYLE, '<p>x</p>'));
  });

  it('is left alone when there is nothing to do', async () => {
    const plain = page(CHARSET, '<p>x</p>');
    expect(await finishPage(plain)).toBe(plain);
  });
});
