import { Router } from 'express';
import type { Redirect } from './host-rules.ts';

/** The target with what `:name` and `*` stood for. */
function fill(to: string, params: Readonly<Record<string, string | string[] | undefined>>): string {
  return to.replace(/:([a-z]\w*)/gi, (name, key: string) => {
    const value = params[key] ?? (key === 'splat' ? '' : name);
    return typeof value === 'string' ? encodeURI(value) : value.map(encodeURI).join('/');
  });
}

/** Sends browsers on as redirects of the host say, the first that fits. A slash at the end of a path makes no difference. */
export function followRedirects(redirects: readonly Redirect[]): Router {
  const router = Router({ caseSensitive: true });
  for (const { from, to, status } of redirects) {
    // What has a meaning for Express, but none for the host, is taken as it is written.
    const route = from.replace(/[{}()[\]+?!\\]/g, '\\$&').replace(/\/\*$/, '{/*splat}');
    router.get(route, (request, response) => {
      response.redirect(status, fill(to, request.params));
    });
  }
  return router;
}
