import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPreview } from './fixtures/preview.ts';
import { readHostRules } from './host-rules.ts';

let folder: string;
let config: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
  config = join(folder, 'netlify.toml');
});

afterEach(() => rm(folder, { recursive: true }));

async function rulesOf(toml: string) {
  await writeFile(config, toml);
  return readHostRules(config);
}

/** What a preview with these rules, and a page at /a, answers to a path. */
async function answerTo(path: string, toml: string) {
  const preview = await testPreview({ 'index.html': '', 'a.html': '', '404.html': '' }, { toml });
  const { statusCode, headers } = await preview.ask(path);
  await preview.dispose();
  return { status: statusCode, to: headers.location };
}

const redirect = (fields: string) => `[[redirects]]\n${fields}\n`;
const header = (path: string, line: string) => `[[headers]]\nfor = "${path}"\n[headers.values]\n${line}\n`;

describe('a redirect', () => {
  it.each([
    ['/old', '/new', '/old', '/new'],
    ['/old', '/new', '/old/', '/new'],
    ['/old', '/new', '/older', undefined],
    ['/old', '/new', '/Old', undefined],
    ['/c.d', '/new', '/cXd', undefined],
    ['/c(d)+', '/new', '/c(d)+', '/new'],
    ['/news/*', '/blog/:splat', '/news/2020/may', '/blog/2020/may'],
    ['/news/*', '/blog/:splat', '/news', '/blog/'],
    ['/news/*', '/blog/:splat', '/newspaper', undefined],
    ['/news/*', '/blog/:splat', '/news/a%20b%25', '/blog/a%20b%25'],
    ['/news/:year/:id', '/blog/:id', '/news/2020/may', '/blog/may'],
    ['/news/:year/:id', '/blog/:id', '/news/2020/may/1', undefined],
    ['/news/:id', 'https://other.example/:id', '/news/may', 'https://other.example/may'],
  ])('from %s to %s takes %s to %s', async (from, to, path, expected) => {
    expect(await answerTo(path, redirect(`from = "${from}"\nto = "${to}"`))).toEqual({
      status: expected === undefined ? 404 : 301,
      to: expected,
    });
  });

  it.each([
    ['/x', { status: 301, to: '/b' }],
    ['/y', { status: 302, to: '/c' }],
  ])('is the first that fits, and moved for good unless it says otherwise: %s', async (path, answer) => {
    const rules = redirect('from = "/x"\nto = "/b"') + redirect('from = "/*"\nto = "/c"\nstatus = 302');
    expect(await answerTo(path, rules)).toEqual(answer);
  });

  it.each([
    ['that is forced takes the place of a file', 'force = true', { status: 301, to: '/b' }],
    ['that is not gives way to one', 'force = false', { status: 200, to: undefined }],
  ])('%s', async (_, force, answer) => {
    expect(await answerTo('/a', redirect(`from = "/a"\nto = "/b"\n${force}`))).toEqual(answer);
  });

  it.each([
    ['a condition', 'conditions = { Country = ["us"] }', 'conditions'],
    ['a query', 'query = { id = ":id" }', 'query'],
    ['a rewrite', 'status = 200', 'status'],
  ])('with %s is more than the preview can do, and it says so', async (_, line, field) => {
    await expect(rulesOf(redirect(`from = "/a"\nto = "/b"\n${line}`))).rejects.toThrow(
      `netlify.toml: the preview can't do the ${field} of the redirect`,
    );
  });
});

describe('a header', () => {
  it.each([
    ['/*', '/', true],
    ['/*', '/blog/a', true],
    ['/_astro/*', '/_astro/a.js', true],
    ['/_astro/*', '/services', false],
    ['/services', '/services/', true],
  ])('for %s at %s: %s', async (path, at, applies) => {
    const rules = await rulesOf(header(path, 'X-Test = "yes"'));
    expect('X-Test' in rules.headersFor(at)).toBe(applies);
  });

  it('of a later rule takes the place of an earlier one', async () => {
    const rules = await rulesOf(header('/*', 'X-Test = "one"') + header('/a', 'X-Test = "two"'));
    expect(rules.headersFor('/a')).toEqual({ 'X-Test': 'two' });
  });
});

describe('a file that is wrong is refused with its name:', () => {
  it('no file', async () => {
    await expect(readHostRules(config)).rejects.toThrow('There is no netlify.toml. Put it back.');
  });

  it.each([
    ['no TOML', '[[headers'],
    ['a header without a path', '[[headers]]\n[headers.values]\nX-Test = "yes"\n'],
    ['a redirect to nowhere', redirect('from = "/a"')],
  ])('%s', async (_, toml) => {
    await expect(rulesOf(toml)).rejects.toThrow(/^netlify\.toml: .+ Correct the file\.$/s);
  });
});
