import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React islands: the framework's own integration, with our way to bring them to life, and `client:intent`. */
export function islands(): AstroIntegration {
  const { hooks, ...rest } = react();
  return {
    ...rest,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        options.addClientDirective({ name: 'intent', entrypoint: './src/islands/hydration/intent.ts' });
        const clientEntrypoint = '/src/islands/hydration/client.ts';
        const addRenderer: typeof options.addRenderer = (renderer) =>
          options.addRenderer({ ...renderer, clientEntrypoint });
        return hooks['astro:config:setup']?.({ ...options, addRenderer });
      },
    },
  };
}
