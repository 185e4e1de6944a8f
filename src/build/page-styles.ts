import type { PageNames } from './page-names.ts';
import { hashSource, policyOf } from './page-policy.ts';
import { withShortNames } from './short-names.ts';
import { readStylesheet } from './stylesheet.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Makes a function that joins the styles of a page, cuts them down to what it can need, and puts their hash into its
 * policy. Astro inlines the styles of the whole site: two fifths of them are for other pages.
 */
export function createStyleCutter(): (html: string, page: PageNames) => string {
  const stylesheets = new Map<string, ReturnType<typeof readStylesheet>>();

  return (html, page) => {
    const policy = policyOf(html) ?? '';
    // A style that the policy does not let in is not the site's: it stays as it is, and locked out.
    const own = [...html.matchAll(STYLE)].filter(([, css = '']) => policy.includes(hashSource(css)));
    const [[first, firstCss = ''] = []] = own;
    const css = own.map(([, each = '']) => each).join('');
    if (css === '') return html;
    const cutDown = stylesheets.get(css) ?? readStylesheet(css);
    stylesheets.set(css, cutDown);
    const short = withShortNames(html, cutDown(page), page);
    return short.html
      .replace(policy, () => policy.replace(hashSource(firstCss), () => hashSource(short.css)))
      .replace(STYLE, (style) => {
        if (style === first) return `<style>${short.css}</style>`;
        return own.some(([each]) => each === style) ? '' : style;
      });
  };
}
