import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import '../support/neutral-environment.ts';

/** Posts from a Contentful that runs on this machine: the loader with every fault, and whole builds. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/contentful/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 30_000,
    maxConcurrency: 20,
  },
});
