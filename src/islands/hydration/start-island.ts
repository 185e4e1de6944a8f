import type { ClientDirective } from 'astro';
import type { fetchModules } from './fetch-modules';

declare global {
  interface Window {
    /** Comes with the element's file. */
    fetchModules?: typeof fetchModules;
  }
}

/** Fetches what an island needs, and answers with what brings it to life. */
type LoadIsland = Parameters<ClientDirective>[0];

/**
 * An island that knows the HTML it was printed with, so that what others have changed since can be taken back, and the
 * click by which its visitor opened something before it was live.
 */
export interface PrintedIsland extends HTMLElement {
  printed?: string;
  toggled?: { button: Element; event: MouseEvent };
  /** Takes what the framework's element loads the island with, once that element is defined. */
  offer?: (load: LoadIsland) => void;
  load?: Promise<LoadIsland>;
  /** Loads the island, once; where that fails, the next call tries again. Its `start` is the framework's. */
  wake?: () => Promise<void>;
  /** Under way, or done. */
  loading?: Promise<void> | undefined;
}

/** Islands that no script has taken over yet. */
export const STATIC = 'astro-island[ssr]';

/** The file of the framework's island element; a build takes it out of the page (see `build/island-element.ts`). */
const elementFile = document.currentScript?.dataset['element'];

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

/** How the element loads an island: known once the element is defined and the island's end is parsed. */
export const loadOf = (island: PrintedIsland) =>
  (island.load ??= new Promise((resolve) => {
    island.offer = resolve;
  }));

async function bringToLife(island: PrintedIsland): Promise<void> {
  await defineElement();
  // Where it names its component and its renderer.
  const modules = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  await window.fetchModules?.(modules);
  const load = await loadOf(island);
  const start = await load();
  await start();
}

/** Loads an island, as its `wake` does. */
export function start(island: PrintedIsland): Promise<void> {
  island.printed ??= island.innerHTML;
  island.loading ??= bringToLife(island).finally(() => {
    if (island.matches(STATIC)) island.loading = undefined;
  });
  return island.loading;
}

/** Loads an island that its visitor turns to. */
export function onIntent(island: PrintedIsland | null): void {
  // The browser has reported what it could not fetch; the static version goes on working.
  if (island) start(island).catch(() => undefined);
}
