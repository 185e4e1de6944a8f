import { transform, type SelectorList } from 'lightningcss';

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

/** Lightning CSS works on bytes, and wants a name for its messages. */
function rewrite(css: string, unusedSymbols: string[]): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols });
  return code.toString();
}

function classesIn(css: string): string[] {
  const found = new Set<string>();
  const collect = (selectors: SelectorList) => {
    for (const part of selectors.flat()) {
      if (part.type === 'class') found.add(part.name);
      if ('selectors' in part && Array.isArray(part.selectors)) collect(part.selectors);
    }
  };
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        collect([selector]);
      },
    },
  });
  return [...found];
}

const DECLARED = /(?<=[{;\s])--[\w-]+(?=[:{])/g;
const READ = /(?<=var\()--[\w-]+/g;

function withoutUnreadProperties(css: string, properties: ReadonlySet<string>): string {
  const read = new Set(css.match(READ));
  const unread = [...new Set(css.match(DECLARED))].filter((name) => !read.has(name) && !properties.has(name));
  return rewrite(css, unread);
}

/**
 * Reads a stylesheet. What was cut for one page is kept for the next that lacks the same names, so that
 * thousands of posts cost no more than one.
 *
 * @param css the text of the stylesheet
 */
export function readStylesheet(css: string): Stylesheet {
  const classes = classesIn(css);
  const known = new Map<string, string>();
  return {
    cutDown(classNames, properties) {
      const unused = classes.filter((name) => !classNames.has(name));
      const key = [...unused, ...properties].join(' ');
      const result = known.get(key) ?? withoutUnreadProperties(rewrite(css, unused), properties);
      known.set(key, result);
      return result;
    },
  };
}
