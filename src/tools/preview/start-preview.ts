import { join } from 'node:path';
import { listen } from './listen.ts';
import { PreviewError } from './preview-error.ts';
import { buildSite } from './rebuild/build-site.ts';
import type { BuildResult } from './rebuild/rebuilder.ts';
import { createRebuilder } from './rebuild/rebuilder.ts';
import { siteFolders } from './rebuild/site-folders.ts';
import { createPreviewServer } from './server.ts';

/** How the preview is started. */
export interface StartOptions {
  /** The project's folder. */
  root: string;
  port: number;
  /** The file that submissions are kept in. */
  submissions: string;
  /** The secret id of the rebuild hook; without one there is no hook. */
  hookId?: string | undefined;
  log: (message: string) => void;
}

/** A preview that runs. */
export interface Preview {
  port: number;
  /** Resolves when nothing is being rebuilt. */
  idle: () => Promise<void>;
  /** Stops answering, and building. */
  stop: () => Promise<void>;
}

/** A hook that anyone can guess would let anyone keep the machine busy. */
const LEAST_ID_LENGTH = 16;

function checkHookId(id: string | undefined): string | undefined {
  if (id === undefined || id === '') return undefined;
  if (/^[\w-]+$/.test(id) && id.length >= LEAST_ID_LENGTH) return id;
  throw new PreviewError(
    `BUILD_HOOK_ID is not safe. Give it ${LEAST_ID_LENGTH} or more letters and digits that nobody can guess.`,
  );
}

/**
 * Starts the preview of a project's built site, with the rebuild hook when it has an id.
 *
 * @throws {PreviewError} with a remedy, when it can't start
 */
export async function startPreview(options: StartOptions): Promise<Preview> {
  const { root, port, submissions, hookId } = options;
  const id = checkHookId(hookId);
  const stopping = new AbortController();
  const folders = siteFolders(root);
  const log = (message: string) => {
    // A build that is stopped together with the preview has not failed.
    if (!stopping.signal.aborted) options.log(message);
  };
  let next = '';

  const rebuilder = createRebuilder({
    log,
    build: async (): Promise<BuildResult> => {
      next = await folders.next();
      const result = await buildSite(root, next, stopping.signal);
      if (!result.ok) await folders.discard(next);
      return result;
    },
    swap: async () => {
      try {
        preview.use(join(root, next));
      } catch (error) {
        await folders.discard(next);
        throw error;
      }
      await folders.settle(next).catch((error: unknown) => {
        log(`The rebuilt site is served, but could not be copied to dist/: ${String(error)}`);
      });
    },
  });
  await folders.clearLeftovers();
  const preview = await createPreviewServer({
    dist: join(root, 'dist'),
    config: join(root, 'netlify.toml'),
    submissions,
    ...(id !== undefined && { hook: { id, rebuilder } }),
  });

  return {
    port: await listen(preview.server, port),
    idle: rebuilder.idle,
    stop: async () => {
      stopping.abort();
      preview.server.closeAllConnections();
      await new Promise((resolve) => preview.server.close(resolve));
      await rebuilder.idle();
      await folders.clear();
    },
  };
}
