import type { Page } from 'playwright/test';

/** What a container does, in few lines: it passes what it is told on to where statistics are kept. */
const CONTAINER = `
  const send = (message) => fetch('https://region1.google-analytics.com/g/collect?en=' + message.event, {
    method: 'POST', mode: 'no-cors', keepalive: false, body: JSON.stringify(message),
  });
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.forEach(send);
  dataLayer.push = (message) => { send(message); return push(message); };
  new Image().src = 'https://www.googletagmanager.com/a?pixel';
`;

/** What the stand-in saw. Both lists grow while the page is used. */
export interface TagManagerRecord {
  /** Addresses of the containers that were asked for. */
  containers: string[];
  /** What statistics were told, without times. */
  reports: Record<string, unknown>[];
}

/** Stands in for Google Tag Manager and Google Analytics; call it before the page is opened. */
export async function standInForTagManager(page: Page): Promise<TagManagerRecord> {
  const containers: string[] = [];
  const reports: Record<string, unknown>[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    const { pathname, href } = new URL(route.request().url());
    if (pathname !== '/gtm.js') {
      await route.fulfill({ status: 204 });
      return;
    }
    containers.push(href);
    await route.fulfill({ contentType: 'text/javascript', body: CONTAINER });
  });
  await page.route('https://*.google-analytics.com/**', async (route) => {
    const report = JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>;
    delete report['gtm.start'];
    reports.push(report);
    await route.fulfill({ status: 204 });
  });
  return { containers, reports };
}
