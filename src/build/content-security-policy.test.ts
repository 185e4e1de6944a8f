import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The parts of a policy that differ between sites. */
function sources(
  keys: { mapsKey?: string; tagManagerId?: string },
  { contentful = false, action = '/?index' } = {},
) {
  const { directives = [], scriptDirective } = contentSecurityPolicy(keys, { action }, contentful);
  const directive = (name: string) => directives.find((line) => line.startsWith(`${name} `));
  return {
    images: directive('img-src'),
    connections: directive('connect-src'),
    frames: directive('frame-src'),
    forms: directive('form-action'),
    scripts: scriptDirective?.resources,
  };
}

const closed = {
  images: "img-src 'self'",
  connections: "connect-src 'self'",
  frames: "frame-src 'none'",
  forms: "form-action 'self'",
  scripts: ["'self'"],
};

describe('the policy of pages', () => {
  it('lets nothing in from elsewhere as long as no key is set', () => {
    expect(sources({})).toEqual(closed);
  });

  it('lets in pictures of posts with Contentful, and nothing else', () => {
    expect(sources({}, { contentful: true })).toEqual({
      ...closed,
      images: "img-src 'self' https://images.ctfassets.net https://images.eu.ctfassets.net",
    });
  });

  it('lets in the frame of the map with its key, and nothing else', () => {
    expect(sources({ mapsKey: 'x' })).toEqual({ ...closed, frames: 'frame-src https://www.google.com' });
  });

  it('lets in what the tag manager needs with its id, and no frame', () => {
    expect(sources({ tagManagerId: 'GTM-X' })).toEqual({
      images: "img-src 'self' https://www.googletagmanager.com https://*.google-analytics.com",
      connections:
        "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
      frames: "frame-src 'none'",
      forms: "form-action 'self'",
      scripts: ["'self'", 'https://www.googletagmanager.com'],
    });
  });

  it('lets forms be sent to another site where they are, with a script and without, and nothing else', () => {
    expect(sources({}, { action: 'https://forms.example.com/f/abc' })).toEqual({
      ...closed,
      connections: "connect-src 'self' https://forms.example.com",
      forms: "form-action 'self' https://forms.example.com",
    });
  });

  it.each(["default-src 'none'", "base-uri 'none'", "object-src 'none'"])('always says %s', (directive) => {
    expect(contentSecurityPolicy({}, { action: '/?index' }, true).directives).toContain(directive);
  });
});
