import { EventEmitter, on } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '../collections/content-problem.ts';
import { answerProblems } from './show-problems.ts';

/** The folders that are read. */
const FOLDERS = ['content', 'public'];

/** Reads again after each change until there is nothing wrong, and meanwhile shows what is. */
async function untilMended<Value>(
  root: string,
  port: number,
  error: ContentError,
  read: () => Promise<Value>,
) {
  let { message } = error;
  const server = createServer((_, response) => answerProblems(response, message));
  // While the development server runs already, that one shows it.
  server.on('error', () => undefined).listen(port);
  const changes = new EventEmitter();
  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => changes.emit('change')),
  );
  for (const events = on(changes, 'change'); ;) {
    await events.next();
    try {
      const value = await read();
      for (const watcher of watchers) watcher.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      return value;
    } catch (again) {
      if (!(again instanceof ContentError)) throw again;
      if (again.message !== message) console.error(`\n${again.message}`);
      message = again.message;
    }
  }
}

/**
 * Reads what the site in a folder is made of, for the configuration of Astro; `args` are those of its command. On a
 * {@link ContentError} a build ends with that message alone; the development server waits until it is mended, and shows
 * it in the browser as well.
 */
export async function readOrShow<Value>(
  root: string,
  read: () => Promise<Value>,
  args = process.argv.slice(2),
): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    const options = { port: { type: 'string', default: '4321' } } as const;
    const { values, positionals } = parseArgs({ args, strict: false, options });
    if (positionals[0] !== 'dev') process.exit(1);
    return untilMended(root, Number(values.port), error, read);
  }
}
