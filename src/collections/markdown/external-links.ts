import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** What the Markdown processor calls for elements and texts of a page. */
export type HastPlugin = Extract<
  NonNullable<SatteriProcessorOptions['hastPlugins']>[number],
  { element?: unknown; text?: unknown }
>;

/** Markdown: links to other sites open in a new tab, and tell that site nothing of this page. */
export const externalLinks: HastPlugin = {
  name: 'external-links',
  element: {
    filter: ['a'],
    visit(node, ctx) {
      const { href } = node.properties;
      if (typeof href !== 'string' || !/^https?:/.test(href)) return;
      ctx.setProperty(node, 'target', '_blank');
      ctx.setProperty(node, 'rel', 'noopener noreferrer');
    },
  },
};
