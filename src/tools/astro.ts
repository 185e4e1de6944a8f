/**
 * Astro's own command, as in `node src/tools/astro.ts build`, without its telemetry: that needs a home that can be
 * written, and tells nobody here anything.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withoutTelemetry } from '../environment.ts';
import { astroCommand } from './astro-command.ts';

withoutTelemetry();
await import(pathToFileURL(astroCommand(fileURLToPath(new URL('../..', import.meta.url)))).href);
