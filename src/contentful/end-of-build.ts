import type { AstroIntegration, AstroIntegrationLogger } from 'astro';

/** A line that a person should read. */
interface Line {
  level: 'warn' | 'error';
  text: string;
}

type Logger = Pick<AstroIntegrationLogger, 'warn' | 'error'>;

/** Lines that wait, shared by all copies of this module in a process; none outside of builds. */
const WAITING = Symbol.for('remote-post-lines');
// Astro's configuration and the content of the site load this module each for itself; this one place they share.
const shared = globalThis as unknown as Partial<Record<symbol, Line[]>>;

/** Says a line at the end of the build, and at once where there is no build. */
export function say(level: Line['level'], text: string, logger: Logger): void {
  const waiting = shared[WAITING];
  if (waiting === undefined) logger[level](text);
  else waiting.push({ level, text });
}

/** Says the lines that wait. */
function sayAll(logger: Logger): void {
  for (const { level, text } of shared[WAITING]?.splice(0) ?? []) logger[level](text);
}

/**
 * What is wrong with posts of Contentful is said together at the end of a build, below all that the build prints of
 * itself; when the build fails, then.
 */
export const endOfBuild: AstroIntegration = {
  name: 'contentful',
  hooks: {
    'astro:config:setup': ({ command, logger }) => {
      if (command !== 'build' || shared[WAITING] !== undefined) return;
      shared[WAITING] = [];
      process.once('exit', () => sayAll(logger));
    },
    'astro:build:done': ({ logger }) => sayAll(logger),
  },
};
