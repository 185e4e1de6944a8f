import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import '../support/neutral-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Unit tests stand beside what they test. They run in plain Node: nothing in them needs Astro's modules. */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}src` } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // On two cores it would leave one to itself.
    maxWorkers: '100%',
    // Tests wait for what happens. This only ends one that would wait for good, on a busy machine too.
    testTimeout: 60_000,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
