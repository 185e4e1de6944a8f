import type { ClientDirective } from 'astro';
import { loadOf, onIntent, start, STATIC } from './start-island';
import type { PrintedIsland } from './printed-island';

/** Signs that a visitor is about to use an island. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** How long a form waits for its island, in milliseconds: scripts that neither come nor fail must not hold it for good. */
const PATIENCE = 5000;

/**
 * Buttons that open what is printed with them: CSS shows it by their state. Where the browser knows no popovers, one
 * that opens a popover is among them, since it could do nothing else.
 */
const TOGGLES = `button[aria-expanded]${'popover' in document.body ? '' : ', button[popovertarget]'}`;

const staticIslandAt = ({ target }: Event): PrintedIsland | null =>
  target instanceof Element ? target.closest<PrintedIsland>(STATIC) : null;

/** The click by which a held form is sent at last. */
let repeated: HTMLButtonElement | undefined;

function send(event: Event, island: PrintedIsland, button: HTMLButtonElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (island.sending) return;
  island.sending = true;
  // What is under way may be failing still, from an intent before: the form has a try of its own.
  const attempt = island.loading?.catch(() => start(island)) ?? start(island);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([attempt.catch(() => undefined), patience]).then(() => {
    island.sending = false;
    repeated = button;
    button.click();
    repeated = undefined;
  });
}

function onClick(event: MouseEvent): void {
  const island = staticIslandAt(event);
  const button = (event.target as Element).closest('button');
  if (island === null || button === null || button === repeated) return;
  // What the browser finds wrong it says at once.
  if (button.type === 'submit' && button.form?.matches(':valid')) send(event, island, button);
  else if (button.matches(TOGGLES)) {
    island.toggled = { button, event };
    // A key, which counts no clicks, waits: the next one may be Escape, which the HTML does not know.
    if (event.detail > 0)
      button.setAttribute('aria-expanded', `${button.getAttribute('aria-expanded') !== 'true'}`);
  }
  onIntent(island);
}

function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What `client:intent` may be given. */
interface Options {
  orWhenStored?: string;
  near?: string;
}

/** Keeps what an island was printed with, and follows its options. */
function watch(island: PrintedIsland): void {
  island.printed ??= island.innerHTML;
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: Options };
  const { orWhenStored, near } = value ?? {};
  if (isStored(orWhenStored)) onIntent(island);
  if (near === undefined) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onIntent(island);
    },
    { rootMargin: near },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
}

for (const name of INTENTS)
  document.addEventListener(name, (event) => {
    onIntent(staticIslandAt(event));
  });
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
 * `client:intent`: loads an island on the first pointer, touch or focus on it.
 *
 * What a visitor does before the island is ready is answered by its HTML at once: a popover opens (see `drawer/Drawer.tsx`), a button that
 * opens something changes its state, and the island goes on from there. Only a form is held until its island
 * can send it, once however often it is sent; when the code can't be loaded, or not in time, the browser sends it.
 * The next intent tries again.
 *
 * The option `{ orWhenStored: KEY }` loads the island at once when session storage holds KEY, `{ near: MARGIN }` as
 * it comes near the screen.
 */
const intent: ClientDirective = (load, _, element) => {
  const island: PrintedIsland = element;
  void loadOf(island);
  island.offer?.(load);
};

export default intent;
