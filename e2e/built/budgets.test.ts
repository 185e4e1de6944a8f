import { gzipSync } from 'node:zlib';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages, filesBelow } from '../support/dist.ts';

const KB = 1000;
const pages = builtPages('dist');

describe('bytes that a visitor downloads', () => {
  it.each(pages)('$path is at most 32 kB of HTML, styles included, as gzip', ({ html }) => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(32 * KB);
  });

  it('has one font file of at most 17 kB', () => {
    const fonts = filesBelow('dist').filter((name) => name.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(statSync(join('dist', fonts[0] ?? '')).size).toBeLessThanOrEqual(17 * KB);
  });

  it('has no style sheet that a page would wait for', () => {
    expect(filesBelow('dist').filter((name) => name.endsWith('.css'))).toEqual([]);
  });
});
