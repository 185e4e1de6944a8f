import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when a visitor is about to use it; see `islands/hydration/intent.ts`. */
    'client:intent'?: boolean | 'near';
  }
}
