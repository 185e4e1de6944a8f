import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutIslandElement } from './island-element.ts';
import { createNameReader } from './page-names.ts';
import { withTidyPolicy } from './page-policy.ts';
import { createStyleCutter } from './page-styles.ts';
import { createSharedDrawings, referToDrawings, type DrawingsFile } from './shared-drawings.ts';

/** Files that are worked on at a time: enough to keep the disk busy, few enough to stay within its limits. */
const AT_A_TIME = 16;

/**
 * Makes a function that brings a page, as Astro has printed it, into the order that HTML and its policy ask for, and takes
 * from it the styles and scripts that it can't need. `read` gives a script of the build by its address on the site, `write`
 * keeps under an address what was taken out of pages; `drawings` and the text of `sheets` are what pages refer to.
 */
export function createPageFinisher(
  read: (url: string) => Promise<string>,
  write: (url: string, text: string) => void,
  drawings: DrawingsFile,
  sheets = '',
): (html: string) => Promise<string> {
  const namesOf = createNameReader(read, drawings.svg + sheets);
  const cutStyles = createStyleCutter();
  return async (printed) => {
    const html = referToDrawings(withoutIslandElement(printed, write), drawings);
    return withTidyPolicy(cutStyles(html, await namesOf(html)));
  };
}

/** Does something with each page of a folder, and writes what it gives back where that is another text. */
async function withPages(folder: string, work: (html: string) => undefined | Promise<string>): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const queue = names.filter((name) => name.endsWith('.html')).values();
  const workThrough = async () => {
    for (const name of queue) {
      const path = join(folder, name);
      const html = await readFile(path, 'utf8');
      const finished = (await work(html)) ?? html;
      if (finished !== html) await writeFile(path, finished);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, workThrough));
}

/** Finishes every page of a build: the first pass over the files finds what they share. */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const read = (url: string) => readFile(join(folder, url), 'utf8');
      const drawings = createSharedDrawings();
      await withPages(folder, (html) => drawings.collect(html));
      const shared = drawings.file();
      const files = new Map([[shared.url, shared.svg]]);
      const sheets = await Array.fromAsync(glob('_astro/*.css', { cwd: folder }), read);
      const write = (url: string, text: string) => files.set(url, text);
      await withPages(folder, createPageFinisher(read, write, shared, sheets.join('')));
      for (const [url, text] of files) await writeFile(join(folder, url), text);
    },
  },
};
