import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';

/** Variables that the machine sets, or that belong to the tests alone. */
const NOT_FOR_OWNERS = ['CI', 'NODE_VERSION', 'ASTRO_TELEMETRY_DISABLED'];

/** Where the code names a variable: `process.env['A']`, `environment.A`, and constants that hold a `CONTENTFUL_` name. */
const READ =
  /(?<!import\.meta\.)(?:process\.env|environment|env)(?:\.([A-Z][A-Z0-9_]+)|\[['"]([A-Z][A-Z0-9_]+)['"]\])|['"](CONTENTFUL_[A-Z_]+)['"]/g;

function namesIn(text: string): string[] {
  return [...text.matchAll(READ)].map(
    ([, dotted, bracketed, constant]) => dotted ?? bracketed ?? constant ?? '',
  );
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|astro|mjs)$/.test(name) && !/\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Every variable that the code reads. */
const read = sorted(
  [
    'astro.config.mjs',
    ...filesOf('src'),
    ...filesOf(join('e2e', 'config')),
    ...filesOf(join('e2e', 'support')),
  ]
    .flatMap((file) => namesIn(readFileSync(file, 'utf8')))
    .filter((name) => !NOT_FOR_OWNERS.includes(name)),
);

describe('the environment variables that the code reads', () => {
  it('are found', () => {
    expect(read).toEqual(expect.arrayContaining(['SITE_URL', 'PORT', 'CONTENTFUL_SPACE_ID']));
  });

  it('are the rows of the table in the README', () => {
    const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)`\s*\|/gm);
    expect(sorted([...rows].map(([, name = '']) => name))).toEqual(read);
  });

  it('are offered in .env.example, but for those of the tests', () => {
    const lines = readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm);
    const forTests = ['CHROMIUM_PATH', 'E2E_PORT'];
    expect(sorted([...lines].map(([, name = '']) => name))).toEqual(
      read.filter((name) => !forTests.includes(name)),
    );
  });

  it('are the ones that netlify.toml sets', () => {
    const { context, build } = parse(readFileSync('netlify.toml', 'utf8')) as {
      build: { environment: object };
      context: Record<string, { environment: object }>;
    };
    const set = [build, ...Object.values(context)].flatMap(({ environment }) => Object.keys(environment));
    expect(set.filter((name) => !read.includes(name) && !NOT_FOR_OWNERS.includes(name))).toEqual([]);
  });
});
