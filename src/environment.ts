import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { ContentError } from './collections/content-problem.ts';
import { decodeText } from './collections/parse-file.ts';
import { flag, host, id, port, secret, siteUrl, text, token, webhook } from './schemas/variable.ts';

/** Every variable of the environment. Descriptions are as README.md has them: the meaning | what holds without it. */
export const variables = {
  SITE_URL: siteUrl.describe(
    'the address of the site, for a trial: `https://` and a domain, nothing behind it | `url` of `content/site.yaml`',
  ),
  SITE_NOINDEX: flag((text) => `"${text}" is neither true nor false`).describe(
    '`true` asks search engines to leave the whole site out, `false` does not; set for previews in `netlify.toml` | pages may be indexed',
  ),
  CONTENTFUL_SPACE_ID: id.optional().describe('the space that posts come from | built-in posts only'),
  CONTENTFUL_ACCESS_TOKEN: token.describe(
    'a Content Delivery API token, or a Content Preview API token for the preview host | built-in posts only',
  ),
  CONTENTFUL_ENVIRONMENT: id.default('master').describe('the environment of the space | `master`'),
  CONTENTFUL_HOST: host('cdn.contentful.com', ', without https:// and path').describe(
    '`preview.contentful.com` shows drafts (set for deploy previews in `netlify.toml`); `cdn.eu.contentful.com` for spaces in the European Union | `cdn.contentful.com`',
  ),
  CONTENTFUL_STRICT: flag().describe(
    '`true` stops a build that has neither an answer nor a last good copy, or would lose most posts; set for production | such a build has the built-in posts only',
  ),
  CONTENTFUL_ALLOW_FEWER: flag()
    .catch(false)
    .describe(
      '`true` lets one strict build have fewer than half of the posts of the last one | such a build stops',
    ),
  CONTENTFUL_MANAGEMENT_TOKEN: text.describe(
    'a personal token, for `npm run contentful:setup` on your own machine | the command stops and says so',
  ),
  CONTENTFUL_BUILD_HOOK: webhook.describe(
    'the address that Contentful calls when an editor publishes, for `npm run contentful:setup` | the command makes no webhooks',
  ),
  CONTENTFUL_MANAGEMENT_HOST: host('api.contentful.com').describe(
    'where `npm run contentful:setup` does its work | `api.contentful.com`',
  ),
  PORT: port.describe('the port of the local preview; 0 lets the system choose | 4321'),
  SUBMISSIONS_FILE: text.describe(
    'where the local preview and `npm run dev` keep what is sent through the forms | `.cache/submissions.jsonl`',
  ),
  BUILD_HOOK_ID: secret.describe(
    "the secret part of the local preview's build hook, 16 letters and digits or more | the local preview has no hook",
  ),
  ENV_FILE: text
    .default('.env')
    .describe('the file that the others are read from; one that is not there is none | `.env`'),
  E2E_PORT: text.default('4399').describe('the port of the preview that the browser tests use | 4399'),
  CHROMIUM_PATH: text.describe("the browser that the browser tests use | the system's, else Playwright's"),
};

export type VariableName = keyof typeof variables;

type ValueOf<Name extends VariableName> = z.output<(typeof variables)[Name]>;

/** Variables by name: those of this process, or those of a test. */
export type Environment = Readonly<Partial<Record<VariableName, string | undefined>>>;

/** The variables of this process. */
export const environment: Environment = process.env;

/** What a variable says, or what is wrong with it: what was found, and what to do. */
export function look<Name extends VariableName>(
  name: Name,
  from: Environment = environment,
): { value: ValueOf<Name> } | { found: string; remedy: string } {
  // White space around a value is none of it: it comes from copying.
  const { data, error } = variables[name].safeParse(from[name]?.trim() || undefined);
  if (error === undefined) return { value: data as ValueOf<Name> };
  const [, found = '', remedy = ''] = /^(.*)\. (.*)$/s.exec(error.issues[0]?.message ?? '') ?? [];
  return { found, remedy };
}

/** What a variable says; a {@link ContentError} where it says what it may not. */
export function read<Name extends VariableName>(name: Name, from: Environment = environment): ValueOf<Name> {
  const seen = look(name, from);
  if ('value' in seen) return seen.value;
  throw new ContentError([{ file: `${name} in the environment`, field: '', ...seen }]);
}

/** The environment of a process that this one starts. */
export const environmentWith = (more: Readonly<Record<string, string>>) => ({ ...process.env, ...more });

/** Turns Astro's telemetry off: it needs a home that can be written, and tells nobody here anything. */
export function withoutTelemetry(): void {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
}

/**
 * Adds to the environment what the file `.env` of the project says, where there is one. What the environment holds
 * already stays. Node's own `process.loadEnvFile` takes the mark of the byte order for a part of the first name.
 */
export function loadEnvironment(root: string): void {
  const name = read('ENV_FILE');
  const file = join(root, name);
  if (!existsSync(file)) return;
  const variables = parseEnv(decodeText(readFileSync(file), name));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}
