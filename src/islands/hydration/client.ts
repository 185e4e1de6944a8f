import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PrintedIsland } from './start-island';

/** HTML in which all is closed that a button may have opened, which CSS answers. */
const closed = (html: string) => html.replace(/aria-expanded="true"/g, 'aria-expanded="false"');

/** Closes what the visitor has opened so, since React takes over what it printed; gives what tells the live island of it. */
function closeToggled({ toggled }: PrintedIsland): () => void {
  const { button, event } = toggled ?? {};
  const isOpen = () => button?.getAttribute('aria-expanded') === 'true';
  const wasOpen = event?.detail === 0 || isOpen();
  if (wasOpen) button?.setAttribute('aria-expanded', 'false');
  return () => {
    // The island may have seen for itself that it is open.
    if (wasOpen && !isOpen()) button?.dispatchEvent(new PointerEvent('click', event));
  };
}

/**
 * Brings an island to life, in the place of the framework's own renderer: pages are changed by translators and browser
 * extensions before anyone touches them, which is taken back first, since React gives up what differs from the server's
 * HTML, typed words and pressed buttons included.
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
    const isChanged = closed(island.innerHTML) !== closed(printed);
    const { restore } = isChanged ? await import('./restore') : {};
    const openAgain = closeToggled(island);
    restore?.(island, printed);
    const html = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: slot ?? '' } };
    const children = slot === undefined ? null : createElement('astro-slot', html);
    const element = createElement(Component, props, children);
    // At once, before anyone can change it again, and before the browser draws.
    flushSync(() => hydrateRoot(island, element, { identifierPrefix: island.getAttribute('prefix') ?? '' }));
    island.removeAttribute('ssr');
    openAgain();
  };

export default bringToLife;
