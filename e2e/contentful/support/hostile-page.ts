import { chromium, type Browser, type Page } from 'playwright/test';
import { findBrowser } from '../../support/browser.ts';

/** What a page did, and what stands in it that could act. */
export interface PageReport {
  hacked: boolean;
  dialogs: string[];
  /** Addresses outside of the site that it asked for, Contentful's pictures left out. */
  requests: string[];
  handlers: string[];
  addresses: string[];
  /** Elements within the article that have no business there. */
  intruders: string[];
  jsonLd: Record<string, unknown>[];
}

/** Starts the browser that the other tests use. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

const inspect = () => {
  const all = [...document.querySelectorAll('*')];
  const attributes = all.flatMap((element) => [...element.attributes]);
  const addresses = attributes.filter(({ name }) =>
    /^(?:href|src|srcset|action|formaction|data|poster)$/.test(name),
  );
  return {
    hacked: 'hacked' in window,
    handlers: attributes
      .filter(({ name }) => name.startsWith('on'))
      .map(({ name, value }) => `${name}=${value}`),
    addresses: addresses
      .map(({ value }) => value)
      .filter((value) => /^\s*(?:javascript|data|vbscript|blob|file):/i.test(value)),
    intruders: [
      ...document.querySelectorAll(
        'article :is(script, style, iframe, form, base, meta, object, embed, button)',
      ),
    ].map(({ outerHTML }) => outerHTML),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  };
};

/** Does what a visitor may do: moves over everything, and presses every link that stays on the page. */
async function touch(page: Page): Promise<void> {
  const links = page.locator('article .prose a');
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
      if (/^(?:https?:|\/)/.test(href)) event.preventDefault();
    });
  });
  // Not by the pointer: a dialog that opens under it on the way would swallow the click.
  await links.evaluateAll((elements) => {
    for (const element of elements) (element as HTMLElement).click();
  });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.dispatchEvent(new MouseEvent('mouseover'));
  });
}

/** Opens a page without its content security policy, which would hide a hole, and looks what it does. */
export async function reportOn(browser: Browser, site: string, path: string): Promise<PageReport> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const dialogs: string[] = [];
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/.*/, (route) => {
    const url = route.request().url();
    if (url.startsWith(site)) return route.continue();
    if (!url.startsWith('https://images.ctfassets.net/')) requests.push(url);
    return route.abort();
  });
  await page.goto(`${site}${path}`);
  await touch(page);
  await page.waitForTimeout(300);
  const report = await page.evaluate(inspect);
  await context.close();
  return { ...report, dialogs, requests };
}

/** Names of the elements of an XML file, as the browser parses it, each once. */
export async function xmlElements(browser: Browser, site: string, path: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${site}/404`);
  const names = await page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    return [...xml.querySelectorAll('*')].map(({ nodeName }) => nodeName);
  }, path);
  await page.close();
  return [...new Set(names)].sort();
}
