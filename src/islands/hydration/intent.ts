import type { ClientDirective } from 'astro';
import { loadOf, onIntent, start, STATIC, type PrintedIsland } from './start-island';

/**
 * Buttons that open what is printed with them: CSS shows it by their state. Where the browser knows no popovers, one
 * that opens a popover is among them, since it could do nothing else.
 */
const TOGGLES = `button[aria-expanded]${'popover' in document.body ? '' : ', button[popovertarget]'}`;

const staticIslandAt = ({ target }: Event): PrintedIsland | null =>
  target instanceof Element ? target.closest<PrintedIsland>(STATIC) : null;

function onClick(event: MouseEvent): void {
  const island = staticIslandAt(event);
  const button = (event.target as Element).closest(TOGGLES);
  if (island && button) {
    island.toggled = { button, event };
    // A key, which counts no clicks, waits: the next one may be Escape, which the HTML does not know.
    if (event.detail > 0)
      button.setAttribute('aria-expanded', `${button.getAttribute('aria-expanded') !== 'true'}`);
  }
  onIntent(island);
}

/** Keeps what an island was printed with, and loads one that wants it before it comes into sight. */
function watch(island: PrintedIsland): void {
  island.printed ??= island.innerHTML;
  island.wake = () => start(island);
  if (island.getAttribute('opts')?.includes('"near"') !== true) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onIntent(island);
    },
    { rootMargin: '200px' },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
}

// Signs that a visitor is about to use an island.
for (const name of ['pointerover', 'pointerdown', 'focusin'])
  document.addEventListener(name, (event) => onIntent(staticIslandAt(event)));
document.addEventListener('click', onClick, true);
// As soon as all is parsed, before extensions change it.
document.addEventListener(
  'readystatechange',
  () => {
    for (const island of document.querySelectorAll<PrintedIsland>(STATIC)) watch(island);
  },
  { once: true },
);

/**
 * `client:intent`: loads an island on the first pointer, touch or focus on it, and `client:intent="near"` as it
 * comes near the screen as well. Where that fails, the next intent tries again.
 *
 * What a visitor does before the island is ready is answered by its HTML at once: a popover opens (see
 * `drawer/Drawer.tsx`), a button that opens something changes its state, and the island goes on from there. A form is
 * held until its island can send it (see `estimate-box/static-form.ts`).
 */
const intent: ClientDirective = (load, _, element) => {
  const island: PrintedIsland = element;
  void loadOf(island);
  island.offer?.(load);
};

export default intent;
