import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Characters that an address may have. Node itself limits only the sum of address and headers. */
export const URL_LIMIT = 8192;

/** What Node adds to the error of a request that it could not read. */
type RequestError = Error & { code?: string; rawPacket?: Buffer };

function statusOf({ code, rawPacket }: RequestError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const firstLine = rawPacket?.indexOf('\r\n') ?? -1;
  return firstLine === -1 || firstLine > URL_LIMIT ? 414 : 431;
}

/**
 * Answers requests that Node gives up on: bad HTTP, addresses and headers that are too long, and those that come
 * too slowly.
 *
 * @param headers what every answer carries
 * @param responseOn the response that is being given on a connection, when there is one
 */
export function answerBrokenRequests(
  headers: Record<string, string>,
  responseOn: (socket: Duplex) => ServerResponse | undefined,
): (error: Error, socket: Duplex) => void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error, socket) => {
    if (!socket.writable || responseOn(socket)?.headersSent === true) {
      socket.destroy();
      return;
    }
    const status = statusOf(error);
    const first = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
    socket.end(`${first}${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  };
}
