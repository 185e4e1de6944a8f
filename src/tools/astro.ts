/** Astro's own command in the current folder, as in `node src/tools/astro.ts build`, without its telemetry. */
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutTelemetry } from '../environment.ts';

withoutTelemetry();
const manifest = createRequire(resolve('package.json')).resolve('astro/package.json');
await import(pathToFileURL(join(dirname(manifest), 'bin', 'astro.mjs')).href);
