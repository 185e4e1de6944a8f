import { Features, transform, type Selector, type Visitor } from 'lightningcss';
import { LEFT_OUT, styleTargets } from './browsers.ts';
import type { PageNames } from './page-names.ts';

/** Writes a stylesheet for the oldest browsers, changed by a visitor, without properties and movements named as unused. */
export function rewrite(css: string, visitor: Visitor<never> = {}, unusedSymbols: string[] = []): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    // Vite has written them for both modes, and a second time would add to that.
    exclude: LEFT_OUT | Features.LightDark,
    unusedSymbols,
    visitor,
  });
  return code.toString();
}

type Part = Selector[number];

/** The selectors of which a part asks for one: those of `:is()` and the like. */
const alternatives = (part: Part): Selector[] | undefined =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : undefined;

/** The class or the element that a part asks for; what is inside of `:not()` and the like a page need not have. */
const nameOf = (part: Part): string | undefined =>
  part.type === 'class' || part.type === 'type' ? part.name : undefined;

const namesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => alternatives(part)?.flatMap(namesOf) ?? nameOf(part) ?? []);

/** Whether a page can have what a selector asks for. */
const canMatch = (selector: Selector, missing: ReadonlySet<string>): boolean =>
  selector.every(
    (part) => alternatives(part)?.some((each) => canMatch(each, missing)) ?? !missing.has(nameOf(part) ?? ''),
  );

/** Every class and element of a stylesheet's selectors. */
export function namesIn(css: string): Set<string> {
  const found = new Set<string>();
  rewrite(css, {
    Selector: (selector) => {
      for (const name of namesOf(selector)) found.add(name);
    },
  });
  return found;
}

/**
 * Takes rules out of their layers, which the oldest browsers drop whole. Our own styles have none; Tailwind puts there
 * what it has for browsers that don't know `@property`. That does for all browsers, and `@property` goes.
 */
const withoutLayers: Visitor<never> = {
  Rule: {
    'layer-block': ({ value: { rules } }) =>
      // Tailwind asks for such a browser by `@supports`.
      rules.flatMap((rule) => (rule.type === 'supports' ? rule.value.rules : [rule])),
    'layer-statement': () => [],
    property: () => [],
  },
};

const DECLARED = /(?<=[{;\s]|@keyframes )(?:--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+)/g;
const READ = /(?<=var\()--[\w-]+|(?<=[\s:,])[a-z][\w-]+(?=[;},\s])/g;

/** Tailwind's own properties where they are read, with what holds where none is set. */
const READ_TAILWIND = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** Tailwind's styles of borders: the reset makes all of them solid. */
const SOLID = /border(?:-\w+)*-style:var\(--tw-border-style\);?/g;

/** Writes Tailwind's defaults in their places where no rule of the page sets anything else, and drops what nothing reads. */
function withDefaults(css: string): string {
  const written = css
    .replaceAll(SOLID, '')
    .replace(READ_TAILWIND, (read, name: string, fallback?: string) => {
      const values = new Set(css.match(new RegExp(`(?<=${name}:)[^;}]*`, 'g')));
      const [value = 'initial'] = values;
      if (values.size > 1) return read;
      return value === 'initial' ? (fallback ?? read) : value;
    });
  return written.replace(/(--tw-[\w-]+):[^;}]*;?/g, (set, name) =>
    written.includes(`var(${name}`) ? set : '',
  );
}

/** Takes out custom properties that nothing reads, and movements that nothing makes. */
function withoutUnused(css: string, properties: ReadonlySet<string>): string {
  const read = new Set(css.replaceAll(/@keyframes [\w-]+/g, '').match(READ));
  const unused = [...new Set(css.match(DECLARED))].filter((name) => !read.has(name) && !properties.has(name));
  return rewrite(css, {}, unused);
}

/**
 * Makes a function that gives of a stylesheet the rules that a page can need: those whose selectors ask only for classes
 * and elements that it names. Custom properties and movements that nothing uses go too. What was cut for one page is kept
 * for the next that lacks the same names, so that thousands of posts cost no more than one.
 */
export function readStylesheet(text: string): (page: PageNames) => string {
  // The prefix that Lightning CSS gives the properties of both modes, which are read on every line of them.
  const css = rewrite(text, withoutLayers).replaceAll('--lightningcss-', '--');
  const asked = namesIn(css);
  const declared = new Set(css.match(DECLARED));
  const known = new Map<string, string>();
  return ({ names, properties }) => {
    const missing = asked.difference(names);
    const wanted = declared.intersection(properties);
    const key = [...missing, ...wanted].join(' ');
    // A rule goes as well when none of its selectors is left.
    const Selector = (selector: Selector) => (canMatch(selector, missing) ? undefined : []);
    const cut = known.get(key) ?? withoutUnused(withDefaults(rewrite(css, { Selector })), wanted);
    known.set(key, cut);
    return cut;
  };
}
