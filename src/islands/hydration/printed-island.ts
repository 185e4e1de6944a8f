import type { ClientDirective } from 'astro';

/** Fetches what an island needs, and answers with what brings it to life. */
export type LoadIsland = Parameters<ClientDirective>[0];

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
  /** Under way, or done. */
  loading?: Promise<void> | undefined;
  /** A form of it waits for its script. */
  sending?: boolean;
}
