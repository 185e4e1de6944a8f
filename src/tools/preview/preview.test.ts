import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, readPort } from './listen.ts';
import { createPreviewServer } from './server.ts';

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

let folder: string;
let server: Server;
let port: number;

async function ask(path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent: false, ...options }, resolve)
      .on('error', reject)
      .end();
  });
}

async function askRaw(message: string): Promise<string> {
  const socket = connect(port);
  socket.end(message);
  return text(socket);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(folder, 'dist', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await writeFile(join(folder, 'package.json'), 'outside');
  server = createPreviewServer({ dist: join(folder, 'dist') });
  port = await listen(server, 0);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

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
    `/${'x'.repeat(3000)}`,
  ])('%s answers with the page for what is not found', async (path) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(await text(response)).toBe('<h1>Nothing here</h1>');
  });
});

describe('a request that no browser sends', () => {
  it.each([
    ['bad percent-encoding', '/%'],
    ['half a character', '/%E0%A4%A'],
    ['a null byte', '/services%00.html'],
    ['encoded steps up', '/..%2f..%2fpackage.json'],
    ['plain steps up', '/../package.json'],
    ['steps up with backslashes', '/..%5cpackage.json'],
    ['the address of another site', 'http://other.example/'],
  ])('is refused: %s', async (_, path) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(400);
    expect(await text(response)).toBe('Bad request\n');
  });

  it('is refused: an address longer than Node reads', async () => {
    expect(await askRaw(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  it('is refused: something that is not HTTP', async () => {
    expect(await askRaw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('does not stop the server', async () => {
    await askRaw('hello\r\n\r\n');
    expect((await ask('/services')).statusCode).toBe(200);
  });
});

describe('a method', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed on a page', async (method) => {
    const response = await ask('/services', { method });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it.each(['/', '/?index'])('POST to %s finds nothing that receives it', async (path) => {
    const response = await ask(path, { method: 'POST' });
    expect(response.statusCode).toBe(404);
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
    expect(decompress(await buffer(response)).toString()).toBe(FILES['index.html']);
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
    const path = join(folder, 'dist', 'rebuilt.html');
    await writeFile(path, 'before');
    const { etag } = (await ask('/rebuilt')).headers;
    await writeFile(path, 'a longer text after');
    const response = await ask('/rebuilt', { headers: { 'If-None-Match': etag } });
    expect(await text(response)).toBe('a longer text after');
  });
});

describe('the type', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap-0.xml', 'application/xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/_astro/page.abc.css', 'text/css'],
    ['/_astro/page.abc.js', 'text/javascript'],
    ['/_astro/heading.abc.woff2', 'font/woff2'],
    ['/_astro/yard.abc.avif', 'image/avif'],
  ])('of %s is %s', async (path, type) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
  });
});

describe('the start', () => {
  it('fails with a remedy when there is no built site', () => {
    expect(() => createPreviewServer({ dist: join(folder, 'no-such-folder') })).toThrow(
      'There is no built site in dist/. Run "npm run build" first.',
    );
  });

  it('fails with a remedy when the port is in use', async () => {
    const other = createPreviewServer({ dist: join(folder, 'dist') });
    await expect(listen(other, port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that has it, or set PORT to another number.`,
    );
  });

  it.each(['abc', '-1', '65536', '80.5', '0x50'])('fails with a remedy for the port "%s"', (value) => {
    expect(() => readPort(value)).toThrow(`PORT is "${value}". Give it a number from 0 to 65535`);
  });

  it.each([
    [undefined, 4321],
    ['', 4321],
    ['0', 0],
    ['8080', 8080],
  ])('takes the port %s from the environment as %d', (value, expected) => {
    expect(readPort(value)).toBe(expected);
  });
});
