import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createNameReader, type ReadScript } from './page-names.ts';
import { withTidyPolicy } from './page-policy.ts';
import { createStyleCutter, withStyleInHead } from './page-styles.ts';

/** Files that are worked on at a time: enough to keep the disk busy, few enough to stay within its limits. */
const AT_A_TIME = 16;

/** Shapes without content, as Astro prints them. Every page has a hundred and more. */
const EMPTY_SHAPE = /><\/(?:path|use|circle|rect|line)>/g;

/**
 * Closes empty shapes of drawings and icons in their own tag, which HTML allows inside an SVG.
 *
 * @param html the whole page
 */
const withShortShapes = (html: string): string => html.replaceAll(EMPTY_SHAPE, '/>');

/**
 * Makes a function that brings a page, as Astro has printed it, into the order that HTML and the content security
 * policy ask for, and takes from it the styles that it can't need.
 *
 * @param readScript reads a script of the build
 */
export function createPageFinisher(readScript: ReadScript): (html: string) => Promise<string> {
  const namesOf = createNameReader(readScript);
  const cutStyles = createStyleCutter();
  return async (printed) => {
    const html = withShortShapes(withStyleInHead(printed));
    return withTidyPolicy(cutStyles(html, await namesOf(html)));
  };
}

/** Finishes every page of a build, in one pass over the files. */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const finish = createPageFinisher((url) => readFile(join(folder, url), 'utf8'));
      const names = await readdir(folder, { recursive: true });
      const queue = names.filter((name) => name.endsWith('.html')).values();
      const work = async () => {
        for (const name of queue) {
          const path = join(folder, name);
          const html = await readFile(path, 'utf8');
          const finished = await finish(html);
          if (finished !== html) await writeFile(path, finished);
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
    },
  },
};
