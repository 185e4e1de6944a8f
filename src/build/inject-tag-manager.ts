import type { AstroIntegration } from 'astro';
import type { Site } from '../schemas/site.ts';

/**
 * Puts the tag manager into every page, when the owner has set the id of a container. Without one there is no trace of
 * it in the built site.
 */
export function tagManager({
  tagManagerId,
  telLink,
}: Pick<Site, 'tagManagerId' | 'telLink'>): AstroIntegration {
  return {
    name: 'tag-manager',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        if (tagManagerId === undefined) return;
        const given = [tagManagerId, telLink].map((value) => JSON.stringify(value)).join(', ');
        injectScript(
          'page',
          `import { startTagManager } from '/src/analytics/start-tag-manager.ts';\nstartTagManager(${given});`,
        );
      },
    },
  };
}
