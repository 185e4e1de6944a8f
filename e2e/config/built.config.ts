import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import '../support/neutral-environment.ts';

/** Checks over the built site in `dist/`: links, markup, metadata, budgets. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['e2e/built/**/*.test.ts'], maxWorkers: '100%', testTimeout: 30_000 },
});
