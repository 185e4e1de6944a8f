import type { AstroUserConfig } from 'astro';
import { IMAGE_HOSTS } from '../contentful/images.ts';
import { isElsewhere } from '../lib/form.ts';
import type { Forms } from '../schemas/forms.ts';
import type { Site } from '../schemas/site.ts';

type Security = NonNullable<AstroUserConfig['security']>;

/** Where else pages may load from, and send forms to. */
type Sources = Partial<Record<'scripts' | 'images' | 'connections' | 'frames' | 'forms', string[]>>;

/** What Google's guide for its tag manager with Google Analytics 4 asks for, and no more. */
const TAG_MANAGER: Sources = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const MAPS: Sources = { frames: ['https://www.google.com'] };
const CONTENTFUL: Sources = { images: [...IMAGE_HOSTS].map((host) => `https://${host}`) };

/** Another site that forms are sent to, with a script and without. */
function formHost(action: string): Sources[] {
  if (!isElsewhere(action)) return [];
  const { origin } = new URL(action);
  return [{ connections: [origin], forms: [origin] }];
}

/**
 * The policy of every page: its own files, scripts and styles by their hashes, and the hosts of those services that
 * are configured, Contentful where posts come from there. What a `meta` element can't say, such as who may frame the
 * site, is in `netlify.toml`.
 */
export function contentSecurityPolicy(
  { mapsKey, tagManagerId }: Pick<Site, 'mapsKey' | 'tagManagerId'>,
  { action }: Pick<Forms, 'action'>,
  contentful: boolean,
): Exclude<Security['csp'], boolean | undefined> {
  const services = [
    ...(contentful ? [CONTENTFUL] : []),
    ...(mapsKey === undefined ? [] : [MAPS]),
    ...(tagManagerId === undefined ? [] : [TAG_MANAGER]),
    ...formHost(action),
  ];
  const from = (kind: keyof Sources) => services.flatMap((service) => service[kind] ?? []);
  return {
    algorithm: 'SHA-256',
    directives: [
      "default-src 'none'",
      `img-src ${["'self'", ...from('images')].join(' ')}`,
      "font-src 'self'",
      `connect-src ${["'self'", ...from('connections')].join(' ')}`,
      "manifest-src 'self'",
      `frame-src ${from('frames').join(' ') || "'none'"}`,
      `form-action ${["'self'", ...from('forms')].join(' ')}`,
      "base-uri 'none'",
      "object-src 'none'",
    ],
    scriptDirective: { resources: ["'self'", ...from('scripts')] },
    // Headless UI prints style attributes; style elements still need their hash.
    styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
  };
}
