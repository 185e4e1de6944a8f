import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PreviewError } from './preview-error.ts';

/**
 * Reads a port from the environment.
 *
 * @param value what `PORT` holds; 4321 when it is missing or empty, 0 lets the system choose
 * @throws {PreviewError} when it is no port
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 4321;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new PreviewError(`PORT is "${value}". Give it a number from 0 to 65535, such as PORT=4321.`);
}

/**
 * Lets a server listen on all interfaces.
 *
 * @returns the port that it listens on
 * @throws {PreviewError} when another program has the port
 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const message = `Port ${port} is in use. Stop the program that has it, or set PORT to another number.`;
      reject(taken ? new PreviewError(message) : error);
    });
    server.listen(port, resolve);
  });
  return (server.address() as AddressInfo).port;
}
