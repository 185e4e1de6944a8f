/**
 * Serves the built site at http://localhost:4321, or on the `PORT` of the environment, as the host would: with the
 * headers and redirects of `netlify.toml`, and its handling of forms. Run it with `npm run preview` after
 * `npm run build`; it stops on Ctrl+C.
 */
import { fileURLToPath } from 'node:url';
import { ContentError } from '../collections/content-problem.ts';
import { loadEnvironment, read } from '../environment.ts';
import { cacheFolder } from '../host/cache-folder.ts';
import { readPort, startPreview } from './preview/start-preview.ts';
import { PreviewError } from './preview/preview-error.ts';
import { submissionsFile } from './preview/forms/submissions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  loadEnvironment(root);
  const preview = await startPreview({
    root,
    port: readPort(),
    submissions: submissionsFile(root, () => cacheFolder(root, console.warn)),
    hookId: read('BUILD_HOOK_ID'),
    log: (message) => {
      console.log(message);
    },
  });
  const stop = () => void preview.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(
    `\n  The site is at http://localhost:${preview.port}\n\n` +
      'Next, edit content/site.yaml and run npm start again. npm run dev shows each change at once.\n' +
      'Stop with Ctrl+C.',
  );
} catch (error) {
  if (!(error instanceof PreviewError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
