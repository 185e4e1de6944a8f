import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request into memory, up to a limit. It leaves the rest of one that is too long unread.
 *
 * @param limit bytes that are read at most
 * @returns `undefined` when there are more
 * @throws {Error} when the connection ends before the body does
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        request.off('data', onData);
        resolve(undefined);
      } else chunks.push(chunk);
    };
    request.on('data', onData);
    request.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    request.once('error', reject);
  });
}
