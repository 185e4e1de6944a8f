import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOn, startBrowser } from './hostile-page.ts';
import { serveFolder } from './serve.ts';

/** What the site would print if nothing were escaped. */
const OPEN_DOOR = `<!doctype html><article><div class="prose">
  <a href="javascript:window.hacked=true" onmouseover="alert(1)">press</a>
  <img src="https://evil.example/x.jpg"><iframe></iframe>
</div></article>`;

it('the report on a page tells when it is not inert', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  await writeFile(join(folder, 'open.html'), OPEN_DOOR);
  const site = await serveFolder(folder);
  const browser = await startBrowser();
  const report = await reportOn(browser, site.url, '/open');
  await browser.close();
  site.close();
  await rm(folder, { recursive: true });
  expect(report).toMatchObject({
    hacked: true,
    dialogs: expect.arrayContaining(['1']) as unknown,
    requests: ['https://evil.example/x.jpg'],
    handlers: ['onmouseover=alert(1)'],
    addresses: ['javascript:window.hacked=true'],
    intruders: ['<iframe></iframe>'],
  });
});
