import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** What Astro prints before the first island of a page, wherever in the page that stands. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Moves the islands' style into the head: HTML allows a style element nowhere else. */
function withStyleInHead(html: string): string {
  if (!html.includes(ISLAND_STYLE)) return html;
  return html.replace(ISLAND_STYLE, '').replace('</head>', `${ISLAND_STYLE}</head>`);
}

/** Makes `client:intent` known to Astro, and keeps pages with islands valid. */
export const clientIntent: AstroIntegration = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/islands/hydration/intent.ts' });
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const path = join(folder, name);
        const html = await readFile(path, 'utf8');
        await writeFile(path, withStyleInHead(html));
      }
    },
  },
};
