import { describe, expect, it } from 'vitest';
import { createPageFinisher } from './finish-pages.ts';
import { hashSource } from './page-policy.ts';

const written = new Map<string, string>();
const finishPage = createPageFinisher(
  () => Promise.resolve('"from-script"'),
  (url, text) => written.set(url, text),
  { url: '/_astro/drawings.svg', svg: '<svg><g id="phone"></g><g id="map"><path id="map-road"/></g></svg>' },
);

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
    const css = '.carousel{color:red}.drawer{color:#00f}.from-script{color:#000}';
    const left = '.carousel{color:red}.from-script{color:#000}';
    const body = '<p class="carousel"></p><astro-island component-url="/a.js"></astro-island>';
    const printed = page(`${CHARSET}${policyWith(hashSource(css))}<style>${css}</style>`, body);
    const finished = page(`${CHARSET}${policyWith(hashSource(left))}<style>${left}</style>`, body);
    expect(await finishPage(printed)).toBe(finished);
  });

  it('has its styles in one, and what one sets for another to read', async () => {
    const styles = [':root{--font:Barlow}', 'h1{font-family:var(--font)}'];
    const policy = policyWith(...styles.map(hashSource));
    const head = styles.map((css) => `<style>${css}</style>`).join('');
    const joined = styles.join('');
    const body = '<h1>x</h1>';
    expect(await finishPage(page(`${CHARSET}${policy}${head}`, body))).toBe(
      page(`${CHARSET}${policyWith(hashSource(joined))}<style>${joined}</style>`, body),
    );
  });

  it('keeps a style that the policy does not know as it is, and locked out', async () => {
    const printed = page(`${CHARSET}${policyWith()}`, '<style>.other{color:red}</style>');
    expect(await finishPage(printed)).toBe(printed);
  });

  it('refers to the file of drawings for those that it shares, and for parts of them', async () => {
    const printed = page(
      '',
      '<svg class="icon" data-shared="phone"><path d="M0 0"></path></svg><svg><use href="#map-road"/><use href="#own"/></svg>',
    );
    expect(await finishPage(printed)).toBe(
      page(
        '',
        '<svg class="icon"><use href="/_astro/drawings.svg#phone"/></svg><svg><use href="/_astro/drawings.svg#map-road"/><use href="#own"/></svg>',
      ),
    );
  });

  it("has the framework's island element in a file that its own script names", async () => {
    const printed = page(
      '',
      `${ISLAND_STYLE}<script>intent()</script><script>customElements.define("astro-island",X)</script><astro-island uid="1" ssr></astro-island>`,
    );
    const finished = await finishPage(printed);
    const [, url = ''] = /<script data-element="([^"]+)">intent\(\)<\/script>/.exec(finished) ?? [];
    expect(written.get(url)).toContain('customElements.define("astro-island",X)');
    expect(finished).not.toContain('customElements');
    expect(finished).toContain('<astro-island ssr>');
  });

  it('is left alone when there is nothing to do', async () => {
    const plain = page(CHARSET, '<p>x</p>');
    expect(await finishPage(plain)).toBe(plain);
  });
});
