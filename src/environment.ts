import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { ContentError } from './collections/content-problem.ts';
import { decodeText } from './collections/parse-file.ts';
import * as kinds from './schemas/variable.ts';

const variable = <Schema extends z.ZodType<unknown, string | undefined>>(
  schema: Schema,
  means: string,
  without: string,
) => ({ schema, means, without });

/** Every variable of the environment: how it is read, and as README.md says it, what it means and what holds without it. */
export const variables = {
  SITE_URL: variable(
    kinds.siteUrl.optional(),
    'the address of the site, for a trial: `https://` and a domain, nothing behind it',
    '`url` of `content/site.yaml`',
  ),
  SITE_NOINDEX: variable(
    kinds.flag((text) => `"${text}" is neither true nor false`),
    '`true` asks search engines to leave the whole site out, `false` does not; set for previews in `netlify.toml`',
    'pages may be indexed',
  ),
  CONTENTFUL_SPACE_ID: variable(kinds.id.optional(), 'the space that posts come from', 'built-in posts only'),
  CONTENTFUL_ACCESS_TOKEN: variable(
    kinds.token.optional(),
    'a Content Delivery API token, or a Content Preview API token for the preview host',
    'built-in posts only',
  ),
  CONTENTFUL_ENVIRONMENT: variable(kinds.id.default('master'), 'the environment of the space', '`master`'),
  CONTENTFUL_HOST: variable(
    kinds.host('cdn.contentful.com', ', without https:// and path'),
    '`preview.contentful.com` shows drafts (set for deploy previews in `netlify.toml`); `cdn.eu.contentful.com` for spaces in the European Union',
    '`cdn.contentful.com`',
  ),
  CONTENTFUL_STRICT: variable(
    kinds.flag(),
    '`true` stops a build that has neither an answer nor a last good copy, or would lose most posts; set for production',
    'such a build has the built-in posts only',
  ),
  CONTENTFUL_ALLOW_FEWER: variable(
    kinds.flag().catch(false),
    '`true` lets one strict build have fewer than half of the posts of the last one',
    'such a build stops',
  ),
  CONTENTFUL_MANAGEMENT_TOKEN: variable(
    kinds.text,
    'a personal token, for `npm run contentful:setup` on your own machine',
    'the command stops and says so',
  ),
  CONTENTFUL_BUILD_HOOK: variable(
    kinds.webhook.optional(),
    'the address that Contentful calls when an editor publishes, for `npm run contentful:setup`',
    'the command makes no webhooks',
  ),
  CONTENTFUL_MANAGEMENT_HOST: variable(
    kinds.host('api.contentful.com'),
    'where `npm run contentful:setup` does its work',
    '`api.contentful.com`',
  ),
  PORT: variable(kinds.port, 'the port of the local preview; 0 lets the system choose', '4321'),
  SUBMISSIONS_FILE: variable(
    kinds.text,
    'where the local preview and `npm run dev` keep what is sent through the forms',
    '`.cache/submissions.jsonl`',
  ),
  BUILD_HOOK_ID: variable(
    kinds.secret.optional(),
    "the secret part of the local preview's build hook, 16 letters and digits or more",
    'the local preview has no hook',
  ),
  ENV_FILE: variable(
    z.string().default('.env'),
    'the file that the others are read from; one that is not there is none',
    '`.env`',
  ),
  E2E_PORT: variable(
    z.string().default('4399'),
    'the port of the preview that the browser tests use',
    '4399',
  ),
  CHROMIUM_PATH: variable(
    kinds.text,
    'the browser that the browser tests use',
    "the system's, else Playwright's",
  ),
};

export type VariableName = keyof typeof variables;

type ValueOf<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;

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
  const { data, error } = variables[name].schema.safeParse(from[name]?.trim() || undefined);
  if (error === undefined) return { value: data as ValueOf<Name> };
  const [, found = '', remedy = ''] = /^(.*)\. (.*)$/s.exec(error.issues[0]?.message ?? '') ?? [];
  return { found, remedy };
}

/**
 * What a variable says.
 *
 * @throws {ContentError} when it says what it may not
 */
export function read<Name extends VariableName>(name: Name, from: Environment = environment): ValueOf<Name> {
  const seen = look(name, from);
  if ('value' in seen) return seen.value;
  throw new ContentError([{ file: `${name} in the environment`, field: '', ...seen }]);
}

/** The environment of a process that this one starts. */
export const environmentWith = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

/** Turns Astro's telemetry off: it needs a home that can be written, and tells nobody here anything. */
export function withoutTelemetry(): void {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
}

/**
 * Adds to the environment what the file `.env` of the project says, where there is one. What the environment holds
 * already stays. Node's own `process.loadEnvFile` takes the mark of the byte order for a part of the first name.
 *
 * @param root the project's folder
 * @throws {ContentError} when the file is in an encoding that is not read
 */
export function loadEnvironment(root: string): void {
  const name = read('ENV_FILE');
  const file = join(root, name);
  if (!existsSync(file)) return;
  const text = decodeText(readFileSync(file), name);
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}
