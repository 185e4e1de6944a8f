/** `npm run preview`, after `npm run build`: serves the built site as the host would, until Ctrl+C. */
import { read } from '../environment.ts';
import { cacheFolder } from '../host/cache-folder.ts';
import { submissionsFile } from './preview/forms/submissions.ts';
import { startPreview } from './preview/start-preview.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (root) => {
  const { port, stop } = await startPreview({
    root,
    port: read('PORT'),
    submissions: submissionsFile(root, () => cacheFolder(root, console.warn)),
    hookId: read('BUILD_HOOK_ID'),
    log: (message) => console.log(message),
  });
  const end = () => void stop();
  process.once('SIGINT', end).once('SIGTERM', end);
  console.log(
    `\n  The site is at http://localhost:${port}\n\n` +
      'Next, edit content/site.yaml and run npm start again. npm run dev shows each change at once.\n' +
      'Stop with Ctrl+C.',
  );
});
