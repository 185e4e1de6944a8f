import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PrintedIsland } from './printed-island';

/**
 * Brings an island to life, in the place of the framework's own renderer: pages are changed by translators and
 * browser extensions before anyone touches them, and React gives up what differs from the server's HTML, typed words
 * and pressed buttons included.
 *
 * @param island the element; what others have changed in it is taken back first
 */
const bringToLife =
  (island: PrintedIsland) =>
  async (
    Component: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    { default: slot }: { default?: string },
  ): Promise<void> => {
    if (!island.hasAttribute('ssr')) return;
    const { printed } = island;
    if (printed !== undefined && island.innerHTML !== printed) {
      const { restore } = await import('./restore');
      restore(island, printed);
    }
    const children =
      slot === undefined
        ? null
        : createElement('astro-slot', {
            suppressHydrationWarning: true,
            dangerouslySetInnerHTML: { __html: slot },
          });
    const element = createElement(Component, props, children);
    // At once, before anyone can change it again.
    flushSync(() => hydrateRoot(island, element, { identifierPrefix: island.getAttribute('prefix') ?? '' }));
  };

export default bringToLife;
