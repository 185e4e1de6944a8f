import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PrintedIsland } from './printed-island';

/** What a button changes that CSS answers. */
const [OPEN, CLOSED] = [/aria-expanded="true"/g, 'aria-expanded="false"'];

/**
 * Closes what the visitor has opened by a button that CSS answers, since React takes over what it printed.
 *
 * @returns what tells the live island of it
 */
function closeToggled({ toggled }: PrintedIsland): () => void {
  const { button, event } = toggled ?? {};
  const wasOpen = event?.detail === 0 || button?.getAttribute('aria-expanded') === 'true';
  if (wasOpen) button?.setAttribute('aria-expanded', 'false');
  return () => {
    // The island may have seen for itself that it is open.
    if (wasOpen && button?.getAttribute('aria-expanded') !== 'true')
      button?.dispatchEvent(new PointerEvent('click', event));
  };
}

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
    const { printed = island.innerHTML } = island;
    const changed = island.innerHTML.replace(OPEN, CLOSED) !== printed.replace(OPEN, CLOSED);
    const { restore } = changed ? await import('./restore') : {};
    const openAgain = closeToggled(island);
    restore?.(island, printed);
    const children =
      slot === undefined
        ? null
        : createElement('astro-slot', {
            suppressHydrationWarning: true,
            dangerouslySetInnerHTML: { __html: slot },
          });
    const element = createElement(Component, props, children);
    // At once, before anyone can change it again, and before the browser draws.
    flushSync(() => hydrateRoot(island, element, { identifierPrefix: island.getAttribute('prefix') ?? '' }));
    island.removeAttribute('ssr');
    openAgain();
  };

export default bringToLife;
