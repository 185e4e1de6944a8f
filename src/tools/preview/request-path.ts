/**
 * The path that a request asks for.
 *
 * @param url the request target as it was sent, query and all
 * @returns the decoded path, or `undefined` for one that no browser sends: bad percent-encoding, a null byte,
 *   a step up (`..`), or one that does not begin with a slash
 */
export function requestPath(url: string): string | undefined {
  const [encoded = ''] = url.split('?', 1);
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  const refused = !path.startsWith('/') || path.includes('\0') || path.split(/[\\/]/).includes('..');
  return refused ? undefined : path;
}

/** Whether a path names a hidden file, which a host does not serve; `/.well-known/` is meant to be served. */
export function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}
