import type { ClientDirective } from 'astro';
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

function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What a built module imports at once: `from"./x.js"` or `import"./x.js"`. What it imports when needed has a bracket. */
const IMPORTED = /(?:from|import)\s*["'](\.\/[^"']+)/g;

/**
 * Asks for modules and all that they import, which the import then takes from the browser's cache. An import that
 * fails can't be tried again where the browser remembers a module as broken; a plain request always can.
 */
async function fetchModules(addresses: string[], seen = new Set<string>()): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (seen.has(address)) return;
      seen.add(address);
      const response = await fetch(address);
      if (!response.ok) throw new Error(address);
      const imported = (await response.text()).matchAll(IMPORTED);
      await fetchModules(
        Array.from(imported, ([, path = '']) => new URL(path, response.url).href),
        seen,
      );
    }),
  );
}

/** The modules of an island: its component and its renderer. */
const modulesOf = (island: HTMLElement) =>
  ['component-url', 'renderer-url'].map(
    (name) => new URL(island.getAttribute(name) ?? '', location.href).href,
  );

/**
 * `client:intent`: loads an island on the first pointer, touch or focus on it.
 *
 * What a visitor does before the island is ready is answered by its HTML at once: a popover opens, a button that
 * opens something changes its state, and the island goes on from there. Only a form is held until its island
 * can send it, once however often it is sent; when the code can't be loaded, or not in time, the browser sends it.
 * The next intent tries again.
 *
 * The option `{ orWhenStored: KEY }` loads the island at once when session storage holds KEY, `{ near: MARGIN }` as
 * it comes near the screen.
 */
const intent: ClientDirective = (load, options, element) => {
  const island: PrintedIsland = element;
  let loading: Promise<void> | undefined;
  let sending = false;
  let repeating = false;

  island.printed = island.innerHTML;

  const isStatic = () => island.hasAttribute('ssr');

  const start = (): Promise<void> => {
    loading ??= fetchModules(modulesOf(island))
      .then(load)
      .then((hydrate) => hydrate())
      .finally(() => {
        if (isStatic()) loading = undefined;
      });
    return loading;
  };

  const onIntent = () => {
    // The browser has reported what it could not fetch; the static version goes on working.
    start().catch(() => undefined);
  };

  const send = (event: Event, button: HTMLButtonElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (sending) return;
    sending = true;
    // What is under way may be failing still, from an intent before: the form has a try of its own.
    const attempt = loading?.catch(start) ?? start();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([attempt.catch(() => undefined), patience]).then(() => {
      sending = false;
      repeating = true;
      button.click();
      repeating = false;
    });
  };

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (repeating || !isStatic() || button === null) return;
    // What the browser finds wrong it says at once.
    if (button.type === 'submit' && button.form?.matches(':valid')) send(event, button);
    else if (button.matches(TOGGLES)) {
      island.toggled = { button, event };
      // A key, which counts no clicks, waits: the next one may be Escape, which the HTML does not know.
      if (event.detail > 0)
        button.setAttribute('aria-expanded', `${button.getAttribute('aria-expanded') !== 'true'}`);
    }
    onIntent();
  };

  for (const name of INTENTS) island.addEventListener(name, onIntent);
  island.addEventListener('click', onClick, true);

  const { orWhenStored, near } =
    (options.value as { orWhenStored?: string; near?: string } | undefined) ?? {};
  if (isStored(orWhenStored)) onIntent();
  if (near !== undefined) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onIntent();
      },
      { rootMargin: near },
    );
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  }
};

export default intent;
