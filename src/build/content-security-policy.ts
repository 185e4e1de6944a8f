import type { AstroUserConfig } from 'astro';
import { IMAGE_HOSTS } from '../contentful/images.ts';
import type { Site } from '../schemas/site.ts';

type CspOption = NonNullable<AstroUserConfig['security']>['csp'];

/** Astro's option, with the lists that it takes spelled out. */
export type ContentSecurityPolicy = Exclude<NonNullable<CspOption>, boolean>;

/** Where else pages may load from. Each list is empty until the owner sets the key that needs it. */
interface Sources {
  scripts: string[];
  images: string[];
  connections: string[];
  frames: string[];
}

/** What Google's guide for its tag manager with Google Analytics 4 asks for, and no more. */
const TAG_MANAGER: Partial<Sources> = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

const MAPS: Partial<Sources> = { frames: ['https://www.google.com'] };

function sourcesOf(parts: Partial<Sources>[]): Sources {
  const all = (key: keyof Sources) => parts.flatMap((part) => part[key] ?? []);
  return {
    scripts: all('scripts'),
    images: all('images'),
    connections: all('connections'),
    frames: all('frames'),
  };
}

/**
 * The policy of every page: its own files, scripts and styles by their hashes, and the hosts of those services that
 * are configured. What a `meta` element can't say, such as who may frame the site, is in `netlify.toml`.
 *
 * @param site the keys that are set
 * @param contentful whether posts come from Contentful
 */
export function contentSecurityPolicy(
  { mapsKey, tagManagerId }: Pick<Site, 'mapsKey' | 'tagManagerId'>,
  contentful: boolean,
): ContentSecurityPolicy {
  const { scripts, images, connections, frames } = sourcesOf([
    contentful ? { images: [...IMAGE_HOSTS].map((host) => `https://${host}`) } : {},
    mapsKey === undefined ? {} : MAPS,
    tagManagerId === undefined ? {} : TAG_MANAGER,
  ]);
  return {
    algorithm: 'SHA-256',
    directives: [
      "default-src 'none'",
      `img-src ${["'self'", ...images].join(' ')}`,
      "font-src 'self'",
      `connect-src ${["'self'", ...connections].join(' ')}`,
      "manifest-src 'self'",
      `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ],
    scriptDirective: { resources: ["'self'", ...scripts] },
    // Headless UI prints style attributes; style elements still need their hash.
    styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
  };
}
