import { Features, transform, type Rule, type Selector } from 'lightningcss';
import { styleTargets } from './browsers.ts';

/** A stylesheet that can be cut down to what a page needs. */
export interface Stylesheet {
  /**
   * The rules that a page can need: those without a class, and those whose classes are all among its names.
   * Custom properties that nothing reads go too.
   *
   * @param classNames every class that the page has, or can get from a script
   * @param properties custom properties that the page reads or sets outside the stylesheet, as `--name`
   */
  cutDown(classNames: ReadonlySet<string>, properties: ReadonlySet<string>): string;
}

/**
 * Writes a stylesheet for the oldest browsers. Lightning CSS works on bytes, and wants a name for its messages.
 *
 * @param css the text of the stylesheet
 * @param unusedSymbols classes, without their point, and custom properties whose rules go
 */
export function rewrite(css: string, unusedSymbols: string[] = []): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    // Vite has written them for both modes, and a second time would add to that.
    exclude: Features.LightDark,
    unusedSymbols,
  });
  return code.toString();
}

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    const isAlternative = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return isAlternative ? part.selectors.flatMap(classesOf) : [];
  });

/**
 * Every class of a stylesheet's selectors, but for those inside of `:not()` and the like: what is there a page need not
 * have.
 *
 * @param css the text of the stylesheet
 */
export function classesIn(css: string): Set<string> {
  const found = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        for (const name of classesOf(selector)) found.add(name);
      },
    },
  });
  return found;
}

/** Tailwind's rules for a browser without `@property`, freed from what asks for one, and from what has no need of them. */
const unwrap = (rule: Rule): Rule[] => (rule.type === 'supports' ? rule.value.rules : [rule]);

/**
 * Takes rules out of their layers, which the oldest browsers drop whole. Our own styles have none; Tailwind puts there
 * what it has for browsers that don't know `@property`. That does for all browsers, and `@property` goes.
 */
function withoutLayers(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        'layer-block': ({ value }) => value.rules.flatMap(unwrap),
        'layer-statement': () => [],
        property: () => [],
      },
    },
  });
  // The prefix that Lightning CSS gives the properties of both modes, which are read on every line of them.
  return code.toString().replaceAll('--lightningcss-', '--');
}

const DECLARED = /(?<=[{;\s])--[\w-]+(?=[:{])/g;
const READ = /(?<=var\()--[\w-]+/g;

/**
 * The custom properties that a stylesheet reads, as `--name`.
 *
 * @param css the text of the stylesheet
 */
export const propertiesRead = (css: string): string[] => css.match(READ) ?? [];

const propertiesDeclared = (css: string): string[] => [...new Set(css.match(DECLARED))];

function withoutUnreadProperties(css: string, wanted: ReadonlySet<string>): string {
  const read = new Set(propertiesRead(css));
  const unread = propertiesDeclared(css).filter((name) => !read.has(name) && !wanted.has(name));
  return rewrite(css, unread);
}

/**
 * Reads a stylesheet. What was cut for one page is kept for the next that lacks the same names, so that
 * thousands of posts cost no more than one.
 *
 * @param text the stylesheet
 */
export function readStylesheet(text: string): Stylesheet {
  const css = withoutLayers(text);
  const classes = classesIn(css);
  const declared = propertiesDeclared(css);
  const known = new Map<string, string>();
  return {
    cutDown(classNames, properties) {
      const unused = [...classes].filter((name) => !classNames.has(name));
      const wanted = new Set(declared.filter((name) => properties.has(name)));
      const key = [...unused, ...wanted].join(' ');
      const result = known.get(key) ?? withoutUnreadProperties(rewrite(css, unused), wanted);
      known.set(key, result);
      return result;
    },
  };
}
