import type { ClientDirective } from 'astro';

/** Signs that a visitor is about to use an island. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** How long a click waits for its island, in milliseconds: scripts that neither come nor fail must not hold it for good. */
const PATIENCE = 5000;

/** What the static version would act upon at once; links and fields need no script. */
const HELD = 'button, summary';

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
      if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
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
  ['component-url', 'renderer-url'].flatMap((name) => {
    const path = island.getAttribute(name);
    return path === null ? [] : [new URL(path, location.href).href];
  });

/**
 * `client:intent`: loads an island on the first pointer, touch, key or focus on it. A click on one of its
 * buttons that comes before the island is ready is held, and repeated once it is. When its code can't be
 * loaded, or not in time, the click goes to the static version, and the next intent tries again.
 *
 * The option `{ orWhenStored: KEY }` loads the island at once when session storage holds KEY.
 */
const intent: ClientDirective = (load, options, island) => {
  let loading: Promise<void> | undefined;
  let repeating = false;

  const isStatic = () => island.hasAttribute('ssr');

  const start = (): Promise<void> => {
    loading ??= fetchModules(modulesOf(island))
      .then(load)
      .then((hydrate) => hydrate())
      .finally(() => {
        if (isStatic()) loading = undefined;
        else stop();
      });
    return loading;
  };

  const onIntent = () => {
    // The browser has reported what it could not fetch; the static version goes on working.
    start().catch(() => undefined);
  };

  const repeat = (target: HTMLElement, event: MouseEvent) => {
    repeating = true;
    target.dispatchEvent(new PointerEvent('click', event));
    repeating = false;
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
    if (repeating || !isStatic() || target === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // What is under way may be failing still, from an intent before: the click has a try of its own.
    const attempt = loading?.catch(start) ?? start();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([attempt.catch(() => undefined), patience]).then(() => {
      repeat(target, event);
    });
  };

  const stop = () => {
    for (const name of INTENTS) island.removeEventListener(name, onIntent);
    island.removeEventListener('click', onClick, { capture: true });
  };

  for (const name of INTENTS) island.addEventListener(name, onIntent, { passive: true });
  island.addEventListener('click', onClick, { capture: true });

  const { orWhenStored } = (options.value as { orWhenStored?: string } | undefined) ?? {};
  if (isStored(orWhenStored)) onIntent();
};

export default intent;
