import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { fetchModules } from '../islands/hydration/fetch-modules.ts';

/** What Astro prints before the first island of a page: a style, the script of `client:intent`, and that of its own element. */
const PRINTED =
  /<style>astro-island,[^<]*<\/style><script>([\s\S]*?)<\/script><script>([\s\S]*?customElements\.define\("astro-island"[\s\S]*?)<\/script>/;

/** What islands carry for frameworks that need it, and for messages in development. */
const UNREAD = /(?<=<astro-island) uid="[^"]*"|(?<= opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g;

/** What an island needs before it is imported. */
const { code: FETCH_MODULES } = minifySync('fetch.js', `window.fetchModules = ${fetchModules.toString()}`);

/**
 * Takes the script of Astro's island element out of a page and hands it to `write`, since a page that is only read has no
 * use for it: the script of `client:intent` loads it once a visitor turns to an island. The style is in `styles/base.css`.
 */
export function withoutIslandElement(html: string, write: (url: string, text: string) => void): string {
  return html.replaceAll(UNREAD, '').replace(PRINTED, (_, intent: string, printed: string) => {
    const element = `${printed};${FETCH_MODULES}`;
    const hash = createHash('sha256').update(element).digest('base64url').slice(0, 8);
    const url = `/_astro/island.${hash}.js`;
    write(url, element);
    return `<script data-element="${url}">${intent}</script>`;
  });
}
