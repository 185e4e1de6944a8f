import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a folder on this machine, with clean addresses. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const files = sirv(folder, { extensions: ['html'] });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
