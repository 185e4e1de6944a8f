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

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const ELEMENT = /<([a-z][\w-]*)/gi;
const STYLE_ELEMENT = /<style[^>]*>[\s\S]*?<\/style>/g;
const PROPERTY = /--[a-z][\w-]*/g;
const ISLAND = /\scomponent-url="([^"]+)"/g;
const IMPORT = /["'`](\.\/[\w.-]+\.js)["'`]/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const captured = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, part = '']) => part);

/** The classes that an attribute names, as its text stands in HTML. */
export const classesOf = (value: string): string[] =>
  value.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '').match(/\S+/g) ?? [];

/** Every string of a script that could be a name. Too many do no harm: no rule asks for most of them. */
const namesInScript = (url: string, script: string) => ({
  names: new Set(script.match(/[^\s"'`]+/g)),
  properties: new Set(script.match(PROPERTY)),
  imports: captured(IMPORT, script).map((path) => posix.join(posix.dirname(url), path)),
});

/**
 * Makes a function that lists the names of a page: those of its HTML, and those that its islands may print once they are
 * live, which stand in their scripts and in all that these import. `readScript` is given an address of the build, such as
 * `/_astro/Drawer.x.js`, each once; `shared` are drawings and styles that pages refer to, which read properties of theirs.
 */
export function createNameReader(
  readScript: (url: string) => Promise<string>,
  shared = '',
): (html: string) => Promise<PageNames> {
  const scripts = new Map<string, Promise<ReturnType<typeof namesInScript>>>();
  const read = (url: string) => {
    const script = scripts.get(url) ?? readScript(url).then((text) => namesInScript(url, text));
    scripts.set(url, script);
    return script;
  };

  return async (html) => {
    const classes = classesOf(captured(CLASS_ATTRIBUTE, html).join(' '));
    const names = new Set([...classes, ...captured(ELEMENT, html)]);
    const properties = new Set(`${html.replace(STYLE_ELEMENT, '')} ${shared}`.match(PROPERTY));
    const scripted = new Set<string>();
    // A set that grows while it is walked: scripts may import each other in a circle.
    const urls = new Set(captured(ISLAND, html));
    for (const url of urls) {
      const script = await read(url);
      for (const name of script.names) scripted.add(name);
      for (const name of script.properties) properties.add(name);
      for (const path of script.imports) urls.add(path);
    }
    return { names: names.union(scripted), scripted, properties };
  };
}
