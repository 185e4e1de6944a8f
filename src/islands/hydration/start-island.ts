import type { fetchModules } from './fetch-modules';
import type { LoadIsland, PrintedIsland } from './printed-island';

declare global {
  interface Window {
    /** Comes with the element's file. */
    fetchModules?: typeof fetchModules;
  }
}

/** Islands that no script has taken over yet. */
export const STATIC = 'astro-island[ssr]';

/** The file of the framework's island element; a build takes it out of the page (see `build/island-element.ts`). */
const elementFile = document.currentScript?.dataset['element'];

/** Where an island names its component and its renderer. */
const MODULES = ['component-url', 'renderer-url'];

let address = elementFile;
let failures = 0;

/** Defines the element. A try after one that has failed needs another address: browsers remember a broken module by it. */
async function defineElement(): Promise<void> {
  if (address === undefined) return;
  try {
    await import(/* @vite-ignore */ address);
  } catch (error) {
    failures += 1;
    address = `${elementFile}?${failures}`;
    throw error;
  }
}

/**
 * How the element loads an island: known once the element is defined and the island's end is parsed.
 */
export const loadOf = (island: PrintedIsland) =>
  (island.load ??= new Promise((resolve) => {
    island.offer = resolve;
  }));

async function bringToLife(island: PrintedIsland): Promise<void> {
  await defineElement();
  await window.fetchModules?.(MODULES.map((name) => island.getAttribute(name) ?? ''));
  const load: LoadIsland = await loadOf(island);
  await (
    await load()
  )();
}

/** Whether no script has taken an island over yet. */
const isStatic = (island: PrintedIsland) => island.matches(STATIC);

/** Loads an island, once; where that fails, the next call tries again. */
export function start(island: PrintedIsland): Promise<void> {
  island.printed ??= island.innerHTML;
  island.loading ??= bringToLife(island).finally(() => {
    if (isStatic(island)) island.loading = undefined;
  });
  return island.loading;
}

/** Loads an island that its visitor turns to. */
export function onIntent(island: PrintedIsland | null): void {
  // The browser has reported what it could not fetch; the static version goes on working.
  if (island) start(island).catch(() => undefined);
}
