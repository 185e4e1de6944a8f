import type { AstroIntegration } from 'astro';
import type { Site } from '../schemas/site.ts';

/** Puts the tag manager into every page where the owner has set the id of a container; else there is no trace of it. */
export const tagManager = (site: Pick<Site, 'tagManagerId' | 'telLink'>): AstroIntegration => ({
  name: 'tag-manager',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      if (site.tagManagerId === undefined) return;
      const given = [site.tagManagerId, site.telLink].map((value) => JSON.stringify(value)).join(', ');
      injectScript(
        'page',
        `import { startTagManager } from '/src/analytics/start-tag-manager.ts';\nstartTagManager(${given});`,
      );
    },
  },
});
