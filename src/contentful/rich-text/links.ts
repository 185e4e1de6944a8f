import { newTab } from '../../collections/markdown/external-links.ts';

/** What a link of a body may lead to on this site. */
export interface Site {
  /** Hosts that are this site's. */
  hosts: ReadonlySet<string>;
  hasPage: (path: string) => boolean;
}

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Stands for the site while a path is parsed: only the path matters. */
const ANY_SITE = 'https://this.site';

/** Where an address leads that an editor typed, for `href`; `undefined` where there is no page, or no link may lead. */
export function linkTarget(uri: string, { hosts, hasPage }: Site): string | undefined {
  const typed = uri.trim();
  const isPath = /^\/(?![/\\])/.test(typed);
  const url = isPath
    ? URL.parse(typed, ANY_SITE)
    : URL.parse(typed.startsWith('//') ? `https:${typed}` : typed);
  if (url === null || !PROTOCOLS.has(url.protocol)) return undefined;
  if (!isPath && !(url.protocol.startsWith('http') && hosts.has(url.host))) return url.href;
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  return hasPage(path) ? `${path}${url.search}${url.hash}` : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML, between tags or in an attribute with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** Attributes with a space before each; those without a value are left out. */
export const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(String(value))}"`]))
    .join('');

/** A link around words that are HTML. */
export const linkTo = (href: string, words: string): string =>
  `<a${attributes({ href, ...newTab(href) })}>${words}</a>`;
