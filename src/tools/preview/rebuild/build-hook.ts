import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText } from '../answers.ts';
import type { BuiltSite } from '../built-site.ts';
import type { Rebuilder } from './rebuilder.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares secrets in a time that says nothing of where they differ, nor of their length. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/**
 * Answers a call of the rebuild hook, whatever its body says: at once, as the host does, while the build begins.
 * Without a hook, or with another id, there is nothing at the address.
 */
export function answerBuildHook(
  request: IncomingMessage,
  response: ServerResponse,
  {
    hook,
    path,
    site,
  }: { hook: { id: string; rebuilder: Rebuilder } | undefined; path: string; site: BuiltSite },
): void {
  request.resume();
  if (hook === undefined || !isSame(path.slice('/build_hooks/'.length), hook.id)) {
    site.answerNotFound(response);
    return;
  }
  hook.rebuilder.request();
  answerText(response, 200, 'Rebuilding');
}
