import type { ContentSource } from '../collections/content-source.ts';

declare global {
  namespace Astro {
    interface IntegrationHooks {
      /** Gives loaders what the configuration has read; see `collections/content-source.ts`. */
      'content:source'?: () => ContentSource;
    }
  }
}
