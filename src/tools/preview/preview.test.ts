import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, testPreview, textOf as text, type TestPreview } from './fixtures/preview.ts';
import { createPreviewApp } from './preview-app.ts';
import { listen } from './start-preview.ts';

const LONG = '<p>Roll-off</p>'.repeat(200);
const FILES: Record<string, string> = {
  'index.html': `<h1>Home</h1>${LONG}`,
  'services.html': '<h1>Services</h1>',
  'blog.html': '<h1>Blog</h1>',
  'blog/a-post.html': '<h1>A post</h1>',
  '404.html': '<h1>Nothing here</h1>',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'robots.txt': 'User-agent: *',
  'sitemap-0.xml': '<urlset/>',
  'site.webmanifest': '{}',
  '_astro/page.abc.css': LONG,
  '_astro/page.abc.js': 'export {};',
  '_astro/heading.abc.woff2': 'font',
  '_astro/yard.abc.avif': 'picture',
};

let preview: TestPreview;
let ask: TestPreview['ask'];

beforeAll(async () => {
  preview = await testPreview(FILES);
  ({ ask } = preview);
  await preview.write('package.json', 'outside');
});

afterAll(() => preview.dispose());

describe('an address of the site', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/?index', '<h1>Home</h1>'],
    ['/index.html', '<h1>Home</h1>'],
    ['/services', '<h1>Services</h1>'],
    ['/services/', '<h1>Services</h1>'],
    ['/services.html', '<h1>Services</h1>'],
    ['/services?utm_source=x', '<h1>Services</h1>'],
    ['/blog', '<h1>Blog</h1>'],
    ['/blog/', '<h1>Blog</h1>'],
    ['/blog/a-post', '<h1>A post</h1>'],
    ['/blog/a%2Dpost', '<h1>A post</h1>'],
    ['/blog//a-post', '<h1>A post</h1>'],
  ])('%s answers with its page', async (path, page) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(await text(response)).toContain(page);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const response = await ask('/services', { method: 'HEAD' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe('17');
    expect(await text(response)).toBe('');
  });

  it.each(['bytes=10-2', 'bytes=0-3', 'bytes=x'])(
    'is sent whole when a part is asked for: %s',
    async (range) => {
      const response = await ask('/services', { headers: { Range: range } });
      expect(response.statusCode).toBe(200);
      expect(await text(response)).toBe('<h1>Services</h1>');
    },
  );
});

describe('an address that does not exist', () => {
  it.each([
    '/nowhere',
    '/nowhere/at/all',
    '/nowhere.html',
    '/services.txt',
    '/services/index.html',
    '/_astro',
    '/_astro/gone.css',
    '/.secret',
    '/404',
    '/404.html',
    '//etc/passwd',
    '/%2fetc/passwd',
    `/${'x'.repeat(3000)}`,
  ])('%s answers with the page for what is not found', async (path) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(await text(response)).toBe('<h1>Nothing here</h1>');
  });
});

describe('what lies outside of the site is never sent, nor with', () => {
  it.each([
    ['bad percent-encoding', '/%', 400],
    ['half a character', '/%E0%A4%A', 400],
    ['a null byte', '/services%00.html', 404],
    ['encoded steps up', '/..%2f..%2fpackage.json', 404],
    ['plain steps up', '/../package.json', 404],
    ['steps up with backslashes', '/..%5cpackage.json', 404],
  ])('%s', async (_, path, status) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(status);
    expect(await text(response)).not.toContain('outside');
  });
});

describe('a method', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await ask('/services', { method });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, POST');
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a browser that accepts "%s" is %s', async (accepted, encoding, decompress) => {
    const response = await ask('/', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(decompress(await bytesOf(response)).toString()).toBe(FILES['index.html']);
  });

  it('is left out for a client that accepts none', async () => {
    const response = await ask('/');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(await text(response)).toBe(FILES['index.html']);
  });
});

describe('caching', () => {
  it.each([
    ['/_astro/page.abc.css', 'public, max-age=31536000, immutable'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/services', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'public, max-age=0, must-revalidate'],
  ])('of %s is "%s"', async (path, expected) => {
    expect((await ask(path)).headers['cache-control']).toBe(expected);
  });

  it('answers 304 to a browser that has the page already', async () => {
    const { etag } = (await ask('/services')).headers;
    expect(etag).toMatch(/^W\/".+"$/);
    const response = await ask('/services', { headers: { 'If-None-Match': etag } });
    expect(response.statusCode).toBe(304);
    expect(await text(response)).toBe('');
  });

  it('sends a page anew after a build', async () => {
    await preview.write('dist/rebuilt.html', 'before');
    const { etag } = (await ask('/rebuilt')).headers;
    await preview.write('dist/rebuilt.html', 'a longer text after');
    const response = await ask('/rebuilt', { headers: { 'If-None-Match': etag } });
    expect(await text(response)).toBe('a longer text after');
  });
});

describe('the type', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap-0.xml', 'application/xml'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/_astro/page.abc.css', 'text/css; charset=utf-8'],
    ['/_astro/page.abc.js', 'text/javascript; charset=utf-8'],
    ['/_astro/heading.abc.woff2', 'font/woff2'],
    ['/_astro/yard.abc.avif', 'image/avif'],
  ])('of %s is %s', async (path, type) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
  });
});

describe('the start', () => {
  const options = () => ({ root: preview.folder, submissions: join(preview.folder, 'kept', 'more.jsonl') });

  it('fails with a remedy when there is no built site', async () => {
    await expect(createPreviewApp({ ...options(), root: join(preview.folder, 'dist') })).rejects.toThrow(
      'There is no built site in dist/. Run "npm run build" first.',
    );
  });

  it('fails with a remedy when the port is in use', async () => {
    const app = await createPreviewApp(options());
    await expect(listen(app, preview.port)).rejects.toThrow(
      `Port ${preview.port} is in use. Stop the program that has it, or set PORT to another number.`,
    );
  });
});

describe('an old or an equal address', () => {
  it.each([
    ['/blog/commercial-waste-management', '/waste-management'],
    ['/blog/commercial-waste-management/', '/waste-management'],
    ['/home', '/'],
    ['/home.html', '/'],
    ['/index.htm', '/'],
    ['/index.php', '/'],
  ])('%s leads to %s for good', async (path, to) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  it('/index is the home page itself', async () => {
    const response = await ask('/index');
    expect(response.statusCode).toBe(200);
    expect(await text(response)).toContain('<h1>Home</h1>');
  });

  it('gives way to a post of the same address', async () => {
    await preview.write('dist/blog/commercial-waste-management.html', '<h1>A new post</h1>');
    const response = await ask('/blog/commercial-waste-management');
    expect(response.statusCode).toBe(200);
    expect(await text(response)).toBe('<h1>A new post</h1>');
  });
});

describe('every answer carries the headers of netlify.toml:', () => {
  const expected = {
    'content-security-policy': "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };

  it.each([
    ['a page', '/services', 'GET', 200],
    ['a page without its body', '/services', 'HEAD', 200],
    ['a file with a hash', '/_astro/page.abc.js', 'GET', 200],
    ['a plain file', '/robots.txt', 'GET', 200],
    ['a missing page', '/nowhere', 'GET', 404],
    ['a redirect', '/home', 'GET', 301],
    ['a bad address', '/%', 'GET', 400],
    ['a wrong method', '/services', 'DELETE', 405],
    ['something that is no form', '/services', 'POST', 415],
  ])('%s', async (_, path, method, status) => {
    const response = await ask(path, { method });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(expected);
  });
});
