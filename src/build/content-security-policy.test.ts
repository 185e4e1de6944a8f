import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The parts of a policy that differ between sites. */
function sources(keys: { mapsKey?: string; tagManagerId?: string }, contentful = false) {
  const { directives = [], scriptDirective } = contentSecurityPolicy(keys, contentful);
  const directive = (name: string) => directives.find((line) => line.startsWith(`${name} `));
  return {
    images: directive('img-src'),
    connections: directive('connect-src'),
    frames: directive('frame-src'),
    scripts: scriptDirective?.resources,
  };
}

const closed = {
  images: "img-src 'self'",
  connections: "connect-src 'self'",
  frames: "frame-src 'none'",
  scripts: ["'self'"],
};

describe('the policy of pages', () => {
  it('lets nothing in from elsewhere as long as no key is set', () => {
    expect(sources({})).toEqual(closed);
  });

  it('lets in pictures of posts with Contentful, and nothing else', () => {
    expect(sources({}, true)).toEqual({
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
      scripts: ["'self'", 'https://www.googletagmanager.com'],
    });
  });

  it.each(["default-src 'none'", "form-action 'self'", "base-uri 'none'", "object-src 'none'"])(
    'always says %s',
    (directive) => {
      expect(contentSecurityPolicy({}, true).directives).toContain(directive);
    },
  );
});
