import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../run-command.ts';
import { createPreviewApp, type PreviewOptions } from './preview-app.ts';
import { queueRebuilds, rebuildSite } from './rebuilds.ts';

/** How the preview is started. */
export interface StartOptions extends Pick<PreviewOptions, 'root' | 'submissions'> {
  port: number;
  /** The secret id of the rebuild hook; without one there is no hook. */
  hookId?: string | undefined;
  log: (message: string) => void;
}

/** Lets a server listen on all interfaces; throws when another program has the port. */
export async function listen(answer: RequestListener, port: number) {
  const server = createServer(answer).listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CommandError(
      `Port ${port} is in use. Stop the program that has it, or set PORT to another number.`,
    );
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Starts the preview of a project's built site, with the rebuild hook when it has an id; throws a remedy if it can't. */
export async function startPreview({ root, submissions, hookId, ...options }: StartOptions) {
  const stopping = new AbortController();
  const { request: rebuild, idle } = queueRebuilds(
    () => rebuildSite(root, stopping.signal),
    (message) => {
      // A build that is stopped together with the preview has not failed.
      if (!stopping.signal.aborted) options.log(message);
    },
  );
  const hook = hookId === undefined ? undefined : { id: hookId, rebuild };
  const app = await createPreviewApp({ root, submissions, hook });
  const { server, port } = await listen(app, options.port);
  /** Stops answering, and building. */
  const stop = async () => {
    stopping.abort();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await idle();
  };
  return { port, idle, stop };
}

/** A preview that runs; `idle` resolves when nothing is being rebuilt. */
export type Preview = Awaited<ReturnType<typeof startPreview>>;
