import type { PageNames } from './page-names.ts';
import { classesOf } from './page-names.ts';

const CLASS_ATTRIBUTE = /(?<=\sclass=")[^"]*(?=")/g;
/** A class in a stylesheet, its signs behind a backslash. */
const SELECTOR = /\.((?:[\w-]|\\[^\da-f])+)/g;
const SIGN = /[^\w-]/;

/** The names a, b, ... z, aa, ab and so on, but for those that are taken. */
function* namesBeside(taken: ReadonlySet<string>): Generator<string> {
  for (let index = 10; ; index += 1) {
    const name = index.toString(36);
    if (/^[a-z]/.test(name) && !taken.has(name)) yield name;
  }
}

/**
 * Gives short names to the classes whose own say a condition or a value, such as `lg:grid-cols-[1fr_24rem]`: each is
 * there once in the styles and once or more in the page. A class that a script may set keeps its name, and so do all
 * that tests and people look for.
 *
 * @param html the whole page
 * @param css its styles
 * @returns both, with the same look
 */
export function withShortNames(
  html: string,
  css: string,
  { names, scripted }: PageNames,
): { html: string; css: string } {
  const unused = namesBeside(names);
  const short = new Map<string, string>();
  const shortCss = css.replace(SELECTOR, (selector, escaped: string) => {
    const name = escaped.replaceAll('\\', '');
    if (!SIGN.test(name) || scripted.has(name)) return selector;
    const given = short.get(name) ?? (unused.next().value as string);
    short.set(name, given);
    return `.${given}`;
  });
  const shortHtml = html.replace(CLASS_ATTRIBUTE, (value) =>
    classesOf(value)
      .map((name) => short.get(name) ?? name)
      .join(' '),
  );
  return { html: shortHtml, css: shortCss };
}
