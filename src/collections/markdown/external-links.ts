import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** What the Markdown processor calls for elements and texts of a page. */
export type HastPlugin = Extract<
  NonNullable<SatteriProcessorOptions['hastPlugins']>[number],
  { element?: unknown; text?: unknown }
>;

/** What the tag of a link says more: one to another site opens a new tab, and tells that site nothing of this page. */
export const newTab = (href: string): Record<string, string> =>
  /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};

/** Markdown: the rule for links to other sites. */
export const externalLinks: HastPlugin = {
  name: 'external-links',
  element: {
    filter: ['a'],
    visit(node, ctx) {
      const { href } = node.properties;
      if (typeof href !== 'string') return;
      for (const [name, value] of Object.entries(newTab(href))) ctx.setProperty(node, name, value);
    },
  },
};
