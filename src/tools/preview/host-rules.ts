import { existsSync } from 'node:fs';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';
import { PreviewError } from './preview-error.ts';
import { redirectMatcher, type RedirectRule } from './redirects.ts';

/** What `netlify.toml` says of requests. */
export interface HostRules {
  /** The headers of every answer to a path. Where two rules name the same header, the later one counts. */
  headersFor: (path: string) => Record<string, string>;
  /**
   * The redirect of a path.
   *
   * @param forced true for those that hold even where there is a file
   */
  redirectFor: (path: string, forced: boolean) => { to: string; status: number } | undefined;
}

const hasForRegExp = (header: object): header is Header => 'forRegExp' in header;

/** What the preview can do of what the host can: paths to paths, without conditions. */
const ruleSchema = z.object({
  from: z.string().startsWith('/'),
  to: z.string(),
  status: z.union([301, 302, 303, 307, 308].map((status) => z.literal(status))).default(301),
  force: z.boolean(),
  query: z.record(z.string(), z.never()).default({}),
  conditions: z.record(z.string(), z.never()).default({}),
});

function toRule(redirect: unknown): RedirectRule {
  const { data, error } = ruleSchema.safeParse(redirect);
  if (data !== undefined) return data;
  const field = error.issues[0]?.path[0] ?? 'redirect';
  throw new PreviewError(
    `netlify.toml: the preview can't do the ${String(field)} of the redirect ${JSON.stringify(redirect)}. ` +
      'It knows redirects from a path with a status from 301 to 308, without query or conditions.',
  );
}

function refuse(errors: unknown[]): void {
  const [error] = errors;
  if (error === undefined) return;
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  throw new PreviewError(`netlify.toml: ${message}. Correct the file.`);
}

/**
 * Reads headers and redirects with the host's own parsers.
 *
 * @param config the path of `netlify.toml`
 * @throws {PreviewError} when the file is missing or wrong, or asks for what the preview can't do
 */
export async function readHostRules(config: string): Promise<HostRules> {
  if (!existsSync(config)) throw new PreviewError('There is no netlify.toml. Put it back.');
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: config,
    configHeaders: [],
    minimal: false,
  });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [],
    netlifyConfigPath: config,
    configRedirects: [],
    minimal: true,
  });
  refuse([...headerErrors, ...(redirectErrors as unknown[])]);
  const matchers = redirects.map(toRule).map(redirectMatcher);
  const headerRules = headers.filter(hasForRegExp);

  return {
    headersFor: (path) =>
      Object.assign(
        {},
        ...headerRules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values),
      ) as Record<string, string>,
    redirectFor: (path, forced) => {
      for (const match of matchers) {
        const found = match(path, forced);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}
