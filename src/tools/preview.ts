/**
 * Serves the built site at http://localhost:4321, or on the `PORT` of the environment, as the host would.
 * Run it with `npm run preview` after `npm run build`; it stops on Ctrl+C.
 */
import { fileURLToPath } from 'node:url';
import { listen, readPort } from './preview/listen.ts';
import { PreviewError } from './preview/preview-error.ts';
import { createPreviewServer } from './preview/server.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

try {
  const server = createPreviewServer({ dist });
  const port = await listen(server, readPort(process.env['PORT']));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`http://localhost:${port}`);
} catch (error) {
  if (!(error instanceof PreviewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
