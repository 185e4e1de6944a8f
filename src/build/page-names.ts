import { posix } from 'node:path';

/** What a stylesheet may say of a page. */
export interface PageNames {
  /** Classes and elements, those that its scripts may print among them. */
  names: Set<string>;
  /** What its scripts may print, and much else that they hold. */
  scripted: Set<string>;
  /** Custom properties that it names outside of styles. */
  properties: Set<string>;
}

/** Reads a script of the build by its address on the site, such as `/_astro/Drawer.x.js`. */
export type ReadScript = (url: string) => Promise<string>;

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const ELEMENT = /<([a-z][\w-]*)/gi;
const STYLE_ELEMENT = /<style[^>]*>[\s\S]*?<\/style>/g;
const PROPERTY = /--[a-z][\w-]*/g;
const ISLAND = /\scomponent-url="([^"]+)"/g;
const IMPORT = /["'`](\.\/[\w.-]+\.js)["'`]/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const captured = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, part = '']) => part);
const decoded = (value: string) =>
  value.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** The classes that an attribute names, as its text stands in HTML. */
export const classesOf = (value: string): string[] => decoded(value).match(/\S+/g) ?? [];

function namesInPage(html: string): PageNames {
  const classes = classesOf(captured(CLASS_ATTRIBUTE, html).join(' '));
  return {
    names: new Set([...classes, ...captured(ELEMENT, html)]),
    scripted: new Set(),
    properties: new Set(html.replace(STYLE_ELEMENT, '').match(PROPERTY)),
  };
}

/** Every string of a script that could be a name. Too many do no harm: no rule asks for most of them. */
const namesInScript = (script: string) => ({
  names: new Set(script.match(/[^\s"'`]+/g)),
  properties: new Set(script.match(PROPERTY)),
});

/**
 * Makes a function that lists the names of a page: those of its HTML, and those that its islands may print
 * once they are live, which stand in the scripts of these islands and in all that they import.
 *
 * @param readScript reads a script; each is read once
 * @param shared drawings and styles that pages refer to, which read properties of theirs
 */
export function createNameReader(readScript: ReadScript, shared = ''): (html: string) => Promise<PageNames> {
  const scripts = new Map<string, Promise<ReturnType<typeof namesInScript> & { imports: string[] }>>();

  const read = (url: string) => {
    const known = scripts.get(url);
    if (known) return known;
    const script = readScript(url).then((text) => ({
      ...namesInScript(text),
      imports: captured(IMPORT, text).map((path) => posix.join(posix.dirname(url), path)),
    }));
    scripts.set(url, script);
    return script;
  };

  return async (html) => {
    const page = namesInPage(html);
    for (const name of shared.match(PROPERTY) ?? []) page.properties.add(name);
    // A set that grows while it is walked: scripts may import each other in a circle.
    const urls = new Set(captured(ISLAND, html));
    for (const url of urls) {
      const { names, properties, imports } = await read(url);
      for (const name of names) {
        page.names.add(name);
        page.scripted.add(name);
      }
      for (const name of properties) page.properties.add(name);
      for (const path of imports) urls.add(path);
    }
    return page;
  };
}
