import { existsSync } from 'node:fs';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { Router } from 'express';
import { z } from 'zod';
import { CommandError } from '../run-command.ts';

/** What the preview can do of what the host can: paths to paths, without conditions. */
const redirectSchema = z.object({
  /** May hold `:name` for a part of the path, and end in `/*` for any rest. */
  from: z.string().startsWith('/'),
  to: z.string(),
  status: z.literal([301, 302, 303, 307, 308]).default(301),
  /** Whether it holds even where there is a file. */
  force: z.boolean(),
  query: z.record(z.string(), z.never()).default({}),
  conditions: z.record(z.string(), z.never()).default({}),
});
type Redirect = z.infer<typeof redirectSchema>;

function toRedirect(value: unknown): Redirect {
  const { data, error } = redirectSchema.safeParse(value);
  if (data !== undefined) return data;
  const field = error.issues[0]?.path[0] ?? 'redirect';
  throw new CommandError(
    `netlify.toml: the preview can't do the ${String(field)} of the redirect ${JSON.stringify(value)}. ` +
      'It knows redirects from a path with a status from 301 to 308, without query or conditions.',
  );
}

const hasForRegExp = (header: object): header is Header => 'forRegExp' in header;

/**
 * Reads headers and redirects of a `netlify.toml` with the host's own parsers; throws where it is missing, wrong, or asks
 * for what the preview can't do. The last header of one name counts, and the first redirect that fits a path.
 */
export async function readHostRules(config: string) {
  if (!existsSync(config)) throw new CommandError('There is no netlify.toml. Put it back.');
  const file = { netlifyConfigPath: config };
  const found = await parseAllHeaders({ ...file, headersFiles: [], configHeaders: [], minimal: false });
  const options = { ...file, redirectsFiles: [], configRedirects: [], minimal: true };
  const { redirects, errors } = await parseAllRedirects(options);
  for (const error of [...found.errors, ...(errors as unknown[])]) {
    const message = error instanceof Error ? error.message : JSON.stringify(error);
    throw new CommandError(`netlify.toml: ${message}. Correct the file.`);
  }
  const headers = found.headers.filter(hasForRegExp);
  const headersFor = (path: string): Record<string, string> => {
    const fitting = headers.filter(({ forRegExp }) => forRegExp.test(path));
    return Object.fromEntries(fitting.flatMap(({ values }) => Object.entries(values)));
  };
  return { headersFor, redirects: redirects.map(toRedirect) };
}

/** The target with what `:name` and `*` stood for. */
const fill = (to: string, params: Readonly<Record<string, string | string[] | undefined>>) =>
  to.replace(/:([a-z]\w*)/gi, (name, key: string) => {
    const value = params[key] ?? (key === 'splat' ? '' : name);
    return [value].flat().map(encodeURI).join('/');
  });

/** Sends browsers on as redirects of the host say, the first that fits. A slash at the end of a path makes no difference. */
export function followRedirects(redirects: readonly Redirect[]): Router {
  const router = Router({ caseSensitive: true });
  for (const { from, to, status } of redirects) {
    // What has a meaning for Express, but none for the host, is taken as it is written.
    const route = from.replace(/[{}()[\]+?!\\]/g, '\\$&').replace(/\/\*$/, '{/*splat}');
    router.get(route, (request, response) => response.redirect(status, fill(to, request.params)));
  }
  return router;
}
