import { existsSync } from 'node:fs';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';
import { PreviewError } from './preview-error.ts';

/** What the preview can do of what the host can: paths to paths, without conditions. */
const redirectSchema = z.object({
  /** May hold `:name` for a part of the path, and end in `/*` for any rest. */
  from: z.string().startsWith('/'),
  to: z.string(),
  status: z.union([301, 302, 303, 307, 308].map((status) => z.literal(status))).default(301),
  /** Whether it holds even where there is a file. */
  force: z.boolean(),
  query: z.record(z.string(), z.never()).default({}),
  conditions: z.record(z.string(), z.never()).default({}),
});

/** A redirect from a path to a path. */
export type Redirect = z.infer<typeof redirectSchema>;

/** What `netlify.toml` says of requests. */
export interface HostRules {
  /** The headers of every answer to a path. Where two rules name the same header, the later one counts. */
  headersFor: (path: string) => Record<string, string>;
  /** The first that fits a path counts. */
  redirects: Redirect[];
}

function toRedirect(value: unknown): Redirect {
  const { data, error } = redirectSchema.safeParse(value);
  if (data !== undefined) return data;
  const field = error.issues[0]?.path[0] ?? 'redirect';
  throw new PreviewError(
    `netlify.toml: the preview can't do the ${String(field)} of the redirect ${JSON.stringify(value)}. ` +
      'It knows redirects from a path with a status from 301 to 308, without query or conditions.',
  );
}

const hasForRegExp = (header: object): header is Header => 'forRegExp' in header;

/**
 * Reads headers and redirects with the host's own parsers.
 *
 * @param config the path of `netlify.toml`
 * @throws {PreviewError} when the file is missing or wrong, or asks for what the preview can't do
 */
export async function readHostRules(config: string): Promise<HostRules> {
  if (!existsSync(config)) throw new PreviewError('There is no netlify.toml. Put it back.');
  const file = { netlifyConfigPath: config };
  const found = await parseAllHeaders({ ...file, headersFiles: [], configHeaders: [], minimal: false });
  const { redirects, errors } = await parseAllRedirects({
    ...file,
    ...{ redirectsFiles: [], configRedirects: [], minimal: true },
  });
  for (const error of [...found.errors, ...(errors as unknown[])]) {
    const message = error instanceof Error ? error.message : JSON.stringify(error);
    throw new PreviewError(`netlify.toml: ${message}. Correct the file.`);
  }
  const headers = found.headers.filter(hasForRegExp);
  return {
    headersFor: (path) => {
      const values = headers.filter(({ forRegExp }) => forRegExp.test(path)).map((header) => header.values);
      return Object.assign({}, ...values) as Record<string, string>;
    },
    redirects: redirects.map(toRedirect),
  };
}
