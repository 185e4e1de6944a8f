import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '../support/content.ts';
import { builtPages, filesBelow } from '../support/dist.ts';

const pages = builtPages('dist');

const { mapsKey, tagManagerId } = site;

/** Other sites that a page may load from: those of the services whose keys stand in content/site.yaml. */
const CONFIGURED = new Set([
  ...(mapsKey === undefined ? [] : ['https://www.google.com']),
  ...(tagManagerId === undefined
    ? []
    : [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ]),
]);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of each directive of a page's policy, but for those of configured services. */
function policyOf(document: Document): Map<string, string[]> {
  const content = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.map(([name = '', ...sources]) => {
      const others = sources.filter((source) => !CONFIGURED.has(source));
      return [name, others.length === 0 ? ["'none'"] : others];
    }),
  );
}

describe.each(pages)('$path', ({ html, document }) => {
  const policy = policyOf(document);

  it('begins with its policy, so that nothing escapes it', () => {
    expect(html).toMatch(
      /^<!doctype html><html [^>]*><head><meta charset="utf-8"><meta http-equiv="content-/i,
    );
    expect(document.querySelectorAll('meta[http-equiv]')).toHaveLength(1);
  });

  it('lets in its own files and configured services alone, and scripts and styles in the page by their hashes', () => {
    const sources = Object.fromEntries(policy);
    expect(sources).toMatchObject({
      'default-src': ["'none'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    });
    const others = ['script-src', 'style-src'].flatMap((name) => policy.get(name) ?? ['missing']);
    expect(others.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  it('has the hash of every script and every style that stands in it', () => {
    const hashesOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}>([^]*?)</`, 'g'))].map(([, text = '']) => hashOf(text));
    const scripts = hashesOf('script(?: type="module")?');
    const styles = hashesOf('style');
    expect(Math.min(scripts.length, styles.length)).toBeGreaterThan(0);
    expect(policy.get('script-src')).toEqual(expect.arrayContaining(scripts));
    expect(policy.get('style-src')).toEqual(expect.arrayContaining(styles));
  });

  it('has no attribute that runs a script', () => {
    const all = [...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
    expect(all.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    expect(all.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([]);
  });
});

it('holds no trace of services that are not configured', () => {
  const texts = filesBelow('dist').filter((name) => /\.(?:html|js|css|xml|txt)$/.test(name));
  const words = [
    'ctfassets',
    ...(tagManagerId === undefined ? ['googletagmanager', 'google-analytics', 'dataLayer'] : []),
    ...(mapsKey === undefined ? ['google.com/maps'] : []),
  ];
  expect(texts.length).toBeGreaterThan(pages.length);
  expect(
    texts.filter((name) => {
      const text = readFileSync(`dist/${name}`, 'utf8');
      return words.some((word) => text.includes(word));
    }),
  ).toEqual([]);
});
