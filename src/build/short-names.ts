import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, type PageNames } from './page-names.ts';

const CLASS_ATTRIBUTE = /(?<=\sclass=")[^"]*(?=")/g;
/** A class in a stylesheet, its signs behind a backslash. */
const SELECTOR = /\.((?:[\w-]|\\[^\da-f])+)/g;

const SOURCES = join(import.meta.dirname, '..');
/** The classes of our own style sheets, which people, tests and other style sheets look for. */
const ownNames = new Set(
  globSync('**/*.css', { cwd: SOURCES })
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
    .flatMap((css) => css.match(/(?<=\.|@utility )[a-z][\w-]*/g) ?? []),
);

/** The names a, b, ... z, aa, ab and so on, but for those that are taken. */
function* namesBeside(taken: ReadonlySet<string>): Generator<string> {
  for (let index = 10; ; index += 1) {
    const name = index.toString(36);
    if (/^[a-z]/.test(name) && !taken.has(name)) yield name;
  }
}

/**
 * Gives short names to the framework's classes in a page and its styles, such as `lg:grid-cols-[1fr_24rem]`: each is there
 * once in the styles and once or more in the page. A class that a script may set keeps its name, and so do our own.
 */
export function withShortNames(html: string, css: string, { names, scripted }: PageNames) {
  const unused = namesBeside(names);
  const short = new Map<string, string>();
  const shortCss = css.replace(SELECTOR, (selector, escaped: string) => {
    const name = escaped.replaceAll('\\', '');
    // What the page does not have is no class, but a number or the end of a file's name.
    if (!names.has(name) || ownNames.has(name) || scripted.has(name)) return selector;
    const given = short.get(name) ?? (unused.next().value as string);
    short.set(name, given);
    return `.${given}`;
  });
  const shortHtml = html.replace(CLASS_ATTRIBUTE, (value) =>
    classesOf(value)
      .map((name) => short.get(name) ?? name)
      // In one order, which compresses better.
      .sort()
      .join(' '),
  );
  return { html: shortHtml, css: shortCss };
}
