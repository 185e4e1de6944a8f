import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutIslandElement } from './island-element.ts';
import { createNameReader, type ReadScript } from './page-names.ts';
import { withTidyPolicy } from './page-policy.ts';
import { createStyleCutter } from './page-styles.ts';

/** Files that are worked on at a time: enough to keep the disk busy, few enough to stay within its limits. */
const AT_A_TIME = 16;

/** Where a script of the build is read, and where one is written, by its address on the site. */
interface Scripts {
  read: ReadScript;
  write: (url: string, code: string) => void;
}

/**
 * Makes a function that brings a page, as Astro has printed it, into the order that HTML and the content security
 * policy ask for, and takes from it the styles and scripts that it can't need.
 */
export function createPageFinisher({ read, write }: Scripts): (html: string) => Promise<string> {
  const namesOf = createNameReader(read);
  const cutStyles = createStyleCutter();
  return async (printed) => {
    const html = withoutIslandElement(printed, write);
    return withTidyPolicy(cutStyles(html, await namesOf(html)));
  };
}

/** Finishes every page of a build, in one pass over the files. */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const written = new Map<string, string>();
      const finish = createPageFinisher({
        read: (url) => readFile(join(folder, url), 'utf8'),
        write: (url, code) => written.set(url, code),
      });
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
      for (const [url, code] of written) await writeFile(join(folder, url), code);
    },
  },
};
