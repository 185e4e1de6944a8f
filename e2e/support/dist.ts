import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseHTML } from 'linkedom';

/** A page of a built site. */
export interface BuiltPage {
  /** Its address, such as `/blog/page/2`; the page of missing pages is `/404`. */
  path: string;
  html: string;
  document: Document;
}

/** Every file below a folder, as paths relative to it with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative('.', name).split(sep).join('/'));
}

/**
 * Every HTML page of a built site.
 *
 * @param folder the folder that the build wrote
 */
export function builtPages(folder: string): BuiltPage[] {
  return filesBelow(folder)
    .filter((name) => name.endsWith('.html') && !name.startsWith('__'))
    .map((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const path = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
      return { path, html, document: parseHTML(html).document };
    });
}
