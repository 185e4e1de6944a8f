import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEnvironment, look, read, variables, type VariableName } from './environment.ts';

const names = Object.keys(variables).sort();
/** What the tests alone read, and what says where the file is. */
const NOT_IN_FILE = ['CHROMIUM_PATH', 'E2E_PORT', 'ENV_FILE'];
/** What the host and Astro read by themselves. */
const OF_THE_HOST = ['NODE_VERSION', 'ASTRO_TELEMETRY_DISABLED'];

/** What is set by lines such as `# NAME=value`. */
const offered = [...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

describe('every variable', () => {
  it('is a row of the table in the README, with its meaning and what holds without it', () => {
    const lines = readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z][A-Z0-9_]+`.*) \|$/gm);
    const rows = [...lines].map(([, row = '']) => row.split(/\s+\|\s+/).map((cell) => cell.trim()));
    expect(rows).toEqual(
      Object.entries(variables).map(([name, schema]) => [
        `\`${name}\``,
        ...(schema.description ?? '').split(' | '),
      ]),
    );
  });

  it('is offered in .env.example, but for those of the tests', () => {
    expect(offered.map(([name]) => name).sort()).toEqual(names.filter((name) => !NOT_IN_FILE.includes(name)));
  });

  it.each(offered.filter(([, value]) => value !== ''))(
    'may be as the example has it: %s=%s',
    (name, value) => {
      expect(look(name as VariableName, { [name]: value })).toHaveProperty('value');
    },
  );

  it('that netlify.toml sets is one of these', () => {
    const { context, build } = parse(readFileSync('netlify.toml', 'utf8')) as {
      build: { environment: object };
      context: Record<string, { environment: object }>;
    };
    const set = [build, ...Object.values(context)].flatMap(({ environment }) => Object.entries(environment));
    const ours = set.filter(([name]) => !OF_THE_HOST.includes(name)) as [VariableName, string][];
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter(([name, value]) => !('value' in look(name, { [name]: value })))).toEqual([]);
  });
});

describe('SITE_URL', () => {
  it.each([
    ['https://preview.example:8080', 'https://preview.example:8080'],
    ['http://localhost:4321/', 'http://localhost:4321'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['https://m\u00fcll.example', 'https://m\u00fcll.example'],
    ['', undefined],
  ])('may be "%s"', (value, url) => {
    expect(read('SITE_URL', { SITE_URL: value })).toBe(url);
  });

  it('is named when it is no address', () => {
    expect(() => read('SITE_URL', { SITE_URL: 'preview.example' })).toThrow(
      'SITE_URL in the environment: found "preview.example". Allowed is https:// and a domain, nothing behind it, such as "https://www.example.com".',
    );
  });
});

describe('SITE_NOINDEX', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
    [' true\n', true],
  ])('may be %j', (value, noindex) => {
    expect(read('SITE_NOINDEX', { SITE_NOINDEX: value })).toBe(noindex);
  });

  it.each(['1', 'yes', 'TRUE', 'no. No'])('is refused when it is %s', (value) => {
    expect(() => read('SITE_NOINDEX', { SITE_NOINDEX: value })).toThrow(
      `SITE_NOINDEX in the environment: "${value}" is neither true nor false. Set it to one of them.`,
    );
  });
});

describe('PORT', () => {
  it.each([
    [undefined, 4321],
    ['', 4321],
    ['0', 0],
    ['8080', 8080],
  ])('may be %j', (value, port) => {
    expect(read('PORT', { PORT: value })).toBe(port);
  });

  it.each(['abc', '-1', '65536', '80.5', '0x50'])('is refused when it is %s', (value) => {
    expect(() => read('PORT', { PORT: value })).toThrow(
      `PORT in the environment: "${value}" is no port. Give it a number from 0 to 65535`,
    );
  });
});

describe('BUILD_HOOK_ID', () => {
  it('may be long, and may be left out', () => {
    expect(read('BUILD_HOOK_ID', { BUILD_HOOK_ID: '0123456789abcdef' })).toBe('0123456789abcdef');
    expect(read('BUILD_HOOK_ID', { BUILD_HOOK_ID: '' })).toBeUndefined();
  });

  it.each(['0123456789abcde', '0123456789abcde/'])('is refused when it is %s', (value) => {
    expect(() => read('BUILD_HOOK_ID', { BUILD_HOOK_ID: value })).toThrow(
      'BUILD_HOOK_ID in the environment: it is not safe. Give it 16 or more letters and digits',
    );
  });
});

describe('the file .env', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'environment-'));
    vi.stubEnv('ENV_FILE', undefined);
    vi.stubEnv('PORT', '1');
    vi.stubEnv('SITE_URL', undefined);
  });

  afterEach(() => rm(root, { recursive: true }));

  it('adds to the environment, and changes nothing that is there', async () => {
    await writeFile(join(root, '.env'), 'PORT=2\nSITE_URL=https://file.example\n');
    loadEnvironment(root);
    expect([read('PORT'), read('SITE_URL')]).toEqual([1, 'https://file.example']);
  });

  it('may have a mark of the byte order, which editors on Windows put first', async () => {
    await writeFile(join(root, '.env'), '\uFEFFSITE_URL=https://file.example\r\nPORT=2\r\n');
    loadEnvironment(root);
    expect(read('SITE_URL')).toBe('https://file.example');
  });

  it('stops the build when it is not UTF-8', async () => {
    await writeFile(join(root, '.env'), Buffer.from('\uFEFFPORT=2\n', 'utf16le'));
    expect(() => {
      loadEnvironment(root);
    }).toThrow('.env: the file is not saved as UTF-8. Save it again and choose the encoding UTF-8.');
  });

  it('need not be there', () => {
    loadEnvironment(root);
    expect(read('SITE_URL')).toBeUndefined();
  });

  it('may be another one, or none', async () => {
    await writeFile(join(root, '.env'), 'SITE_URL=https://file.example\n');
    vi.stubEnv('ENV_FILE', 'none');
    loadEnvironment(root);
    expect(read('SITE_URL')).toBeUndefined();
  });
});
