import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { filesBelow } from '../support/dist.ts';

const TEXT = /\.(?:html|js|svg|xml|txt|webmanifest)$/;

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Empty</title></head><body><h1>Empty</h1></body></html>';

/** A certificate for loopback that is thrown away after the run. Needs `openssl` on the machine. */
function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const files = ['-nodes', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...subject], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Serves a built site as a host does, by HTTP/2 over TLS and with Brotli, and beside it a page without anything at
 * `/empty`.
 *
 * @param dist the folder of the built site
 * @returns its address, and a function that stops it
 */
export async function serveCompressed(dist: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-paint-'));
  const site = join(folder, 'site');
  cpSync(dist, site, { recursive: true });
  writeFileSync(join(site, 'empty.html'), EMPTY_PAGE);
  for (const name of filesBelow(site).filter((file) => TEXT.test(file))) {
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(readFileSync(join(site, name))));
  }
  const answer = sirv(site, { brotli: true, extensions: ['html'], maxAge: 31_536_000 });
  const server = createSecureServer(certificate(folder), (request, response) => {
    // Sirv reads and writes what both versions of the protocol share.
    answer(request as never, response as never);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
