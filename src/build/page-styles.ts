import type { PageNames } from './page-names.ts';
import { hashSource, policyOf } from './page-policy.ts';
import { propertiesRead, readStylesheet, type Stylesheet } from './stylesheet.ts';

/** What Astro prints before the first island of a page, wherever in the page that stands. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * Moves the islands' style into the head: HTML allows a style element nowhere else.
 *
 * @param html the whole page
 */
export function withStyleInHead(html: string): string {
  if (!html.includes(ISLAND_STYLE)) return html;
  return html.replace(ISLAND_STYLE, '').replace('</head>', () => `${ISLAND_STYLE}</head>`);
}

/**
 * Makes a function that cuts the styles of a page down to what it can need, and its policy's hashes with them.
 * Astro inlines the styles of the whole site: two fifths of them are for other pages.
 */
export function createStyleCutter(): (html: string, names: PageNames) => string {
  const stylesheets = new Map<string, Stylesheet>();

  const cut = (css: string, others: string[], { classes, properties }: PageNames) => {
    const stylesheet = stylesheets.get(css) ?? readStylesheet(css);
    stylesheets.set(css, stylesheet);
    return stylesheet.cutDown(classes, new Set([...properties, ...others.flatMap(propertiesRead)]));
  };

  return (html, names) => {
    const policy = policyOf(html);
    if (policy === undefined) return html;
    const all = [...html.matchAll(STYLE)].map(([, , css = '']) => css);
    let hashes = policy;
    const page = html.replace(STYLE, (whole, open: string, css: string, close: string) => {
      // A style that the policy does not let in is not the site's: it stays as it is, and locked out.
      if (!policy.includes(hashSource(css))) return whole;
      const others = all.filter((other) => other !== css);
      const needed = cut(css, others, names);
      hashes = hashes.replace(hashSource(css), () => hashSource(needed));
      return `${open}${needed}${close}`;
    });
    return page.replace(policy, () => hashes);
  };
}
