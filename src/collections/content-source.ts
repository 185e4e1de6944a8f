import { setTimeout } from 'node:timers/promises';
import type { AstroConfig, AstroIntegration, AstroIntegrationLogger } from 'astro';
import { readContent, type Content, type ContentOptions } from './read-content.ts';

/** Changes that follow one another within this time are read together: editors and git write in bursts. */
const SETTLE_MS = 50;

type Level = 'warn' | 'error';
type Logger = Pick<AstroIntegrationLogger, Level>;

/** `content/` as a build or the development server sees it, and what is found out while collections are loaded. */
export interface ContentSource {
  /** The newest reading. */
  latest: () => Promise<Content>;
  /** A reading once changes have settled; all who ask until then share it. */
  again: () => Promise<Content>;
  /** All posts of the site, whoever wrote them where: who loads them puts them here. */
  posts: readonly { slug: string; lastModified: string }[];
  /** Says a line that a person should read: at the end of a build, below all that the build prints of itself. */
  say: (level: Level, line: string, logger: Logger) => void;
}

/** The one reading of a build; `first` is what the configuration has read already. */
export function contentSource(root: string, options: ContentOptions, first?: Content): ContentSource {
  let latest = first && Promise.resolve(first);
  let next: Promise<Content> | undefined;
  return {
    latest: () => (latest ??= readContent(root, options)),
    again: () =>
      (next ??= setTimeout(SETTLE_MS).then(() => {
        next = undefined;
        return (latest = readContent(root, options));
      })),
    posts: [],
    say: (level, line, logger) => logger[level](line),
  };
}

/** Hands the source to loaders: Vite runs their modules apart from those of the configuration, which can't share more. */
export function shareContent(source: ContentSource): AstroIntegration {
  const lines: [level: Level, line: string][] = [];
  const sayAll = (logger: Logger) => {
    for (const [level, line] of lines.splice(0)) logger[level](line);
  };
  return {
    name: 'contentful',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build') return;
        source.say = (level, line) => lines.push([level, line]);
        // A build that fails ends without the hook below.
        process.once('exit', () => sayAll(logger));
      },
      'astro:build:done': ({ logger }) => sayAll(logger),
      'content:source': () => source,
    },
  };
}

/** The source that the configuration shares. */
export function sharedContent({ integrations }: Pick<AstroConfig, 'integrations'>): ContentSource {
  const [source] = integrations.flatMap(({ hooks }) => hooks['content:source']?.() ?? []);
  if (source === undefined) throw new Error('astro.config.mjs has no shareContent() among its integrations.');
  return source;
}
