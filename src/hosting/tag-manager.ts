import type { AstroIntegration } from 'astro';

/**
 * Puts the tag manager into every page, when the owner has set the id of a container. Without one there is no trace of
 * it in the built site.
 *
 * @param id as `tagManagerId` of `site.yaml` holds it
 */
export function tagManager(id: string | undefined): AstroIntegration {
  return {
    name: 'tag-manager',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        if (id === undefined) return;
        injectScript(
          'page',
          `import { startTagManager } from '/src/analytics/tag-manager.ts';\nstartTagManager(${JSON.stringify(id)});`,
        );
      },
    },
  };
}
