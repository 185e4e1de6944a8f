import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPreview } from '../../src/tools/preview/start-preview.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

const HOOK_ID = 'hook-of-the-browser-tests';

/** A copy of the site that runs in a preview of its own and is rebuilt by its hook, as an editor's publish does. */
export interface PublishedSite {
  url: string;
  folder: string;
  edit: SiteCopy['edit'];
  /** What the preview printed so far. */
  messages: string[];
  /** Calls the hook, and gives back the status of its answer. */
  callHook: () => Promise<number>;
  /** Resolves when nothing is being rebuilt. */
  idle: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Serves a copy of the built site.
 *
 * @param name of the copy's folder
 */
export async function publishCopy(name: string): Promise<PublishedSite> {
  const { folder, edit } = copySite(name);
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const messages: string[] = [];
  const { port, idle, stop } = await startPreview({
    root: resolve(folder),
    port: 0,
    submissions: resolve(folder, '.cache', 'submissions.jsonl'),
    hookId: HOOK_ID,
    log: (message) => messages.push(message),
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    folder,
    edit,
    messages,
    idle,
    stop,
    callHook: async () => (await fetch(`${url}/build_hooks/${HOOK_ID}`, { method: 'POST' })).status,
  };
}
