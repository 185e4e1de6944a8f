/** What a link of a body may lead to on this site. */
export interface Site {
  /** Hosts that are this site's. */
  hosts: ReadonlySet<string>;
  hasPage: (path: string) => boolean;
}

/** Where a link leads. */
export interface Target {
  href: string;
  external: boolean;
}

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Stands for the site while a path is parsed: only the path matters. */
const ANY_SITE = 'https://this.site';

function parse(uri: string): URL | null {
  if (/^\/(?![/\\])/.test(uri)) return URL.parse(uri, ANY_SITE);
  return URL.parse(uri.startsWith('//') ? `https:${uri}` : uri);
}

/**
 * Finds out where an address that an editor typed leads.
 *
 * @returns `undefined` where it leads nowhere: no such page, or no address that a link may have
 */
export function linkTarget(uri: string, { hosts, hasPage }: Site): Target | undefined {
  const url = parse(uri.trim());
  if (url === null || !PROTOCOLS.has(url.protocol)) return undefined;
  const isWeb = /^https?:$/.test(url.protocol);
  if (url.origin !== ANY_SITE && !(isWeb && hosts.has(url.host))) return { href: url.href, external: isWeb };
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  return hasPage(path) ? { href: `${path}${url.search}${url.hash}`, external: false } : undefined;
}
