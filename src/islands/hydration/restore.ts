import morphdom from 'morphdom';

/** What keeps its inside: what a visitor typed, and the static HTML that an island takes as it is. */
const KEPT = 'input, textarea, astro-slot';

/**
 * Takes back what a translator, a password manager or a writing aid has changed inside an island since it was printed:
 * React takes over only what it printed itself. Elements stay the same ones, with what was typed into them and the focus.
 */
export function restore(island: HTMLElement, printed: string): void {
  const focused = document.activeElement;
  const selects = Array.from(
    island.querySelectorAll('select'),
    (select) => [select, select.selectedIndex] as const,
  );
  morphdom(island, `<div>${printed}</div>`, {
    childrenOnly: true,
    onBeforeElUpdated: (element) => !element.matches(KEPT),
  });
  // Its options are text that a translator changes; what is chosen of them is the visitor's.
  for (const [select, index] of selects) select.selectedIndex = index;
  // An element that had to be moved has lost it.
  if (focused instanceof HTMLElement && island.contains(focused)) focused.focus({ preventScroll: true });
}
