import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What Astro prints before the first island of a page, wherever in the page that stands. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** The policy as Astro prints it, at the end of the head. */
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const CHARSET = /<meta charset="utf-8">/i;

/** Files that are worked on at a time: enough to keep the disk busy, few enough to stay within its limits. */
const AT_A_TIME = 16;

/** Moves the islands' style into the head: HTML allows a style element nowhere else. */
function withStyleInHead(html: string): string {
  if (!html.includes(ISLAND_STYLE)) return html;
  return html.replace(ISLAND_STYLE, '').replace('</head>', () => `${ISLAND_STYLE}</head>`);
}

/** Moves the policy up: it does not apply to what stands before it. */
function withPolicyFirst(html: string): string {
  const policy = POLICY.exec(html)?.[0];
  if (policy === undefined) return html;
  return html.replace(policy, '').replace(CHARSET, (charset) => `${charset}${policy}`);
}

/**
 * Puts a page that Astro has printed into the order that HTML and the content security policy ask for.
 *
 * @param html the whole page
 */
export function finishPage(html: string): string {
  return withPolicyFirst(withStyleInHead(html));
}

async function finishFile(path: string): Promise<void> {
  const html = await readFile(path, 'utf8');
  const finished = finishPage(html);
  if (finished !== html) await writeFile(path, finished);
}

/** Finishes every page of a build, in one pass over the files. */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const names = await readdir(folder, { recursive: true });
      const queue = names.filter((name) => name.endsWith('.html')).values();
      const work = async () => {
        for (const name of queue) await finishFile(join(folder, name));
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
    },
  },
};
