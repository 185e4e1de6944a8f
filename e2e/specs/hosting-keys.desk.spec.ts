import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { SitePage } from '../pages/site-page.ts';
import { set } from '../../src/collections/fixtures/changes.ts';
import { labels, site as facts, towns } from '../support/content.ts';
import { recordViolations } from '../support/policy-violations.ts';
import { publishCopy, type PublishedSite } from '../support/published-site.ts';
import { standInForTagManager } from '../support/tag-manager.ts';
import { watchPage } from '../support/watch-page.ts';

// One copy is built once: the first test publishes what the others look at.
test.describe.configure({ mode: 'serial' });

const LONG_NAME = 'Fresno Dumpster Rental Co.';

let site: PublishedSite;

test.beforeAll(async () => {
  site = await publishCopy('hosting');
});

test.afterAll(() => site.stop());

const homePage = async () => {
  const response = await fetch(site.url);
  return { status: response.status, html: await response.text() };
};

/** Clicks on a phone link; the browser does not go on to ask which program shall make the call. */
async function call(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
  });
  await page.getByRole('banner').getByRole('link', { name: facts.quoteLabel }).click();
}

test('what an editor publishes is built and seen, and a broken change leaves the site up and says why', async () => {
  test.setTimeout(180_000);
  expect((await homePage()).html).not.toContain('We rent dumpsters by hand.');
  for (const [field, value] of Object.entries({
    mapsKey: 'AIzaSyExampleExampleExample',
    tagManagerId: 'GTM-ABC1234',
    topBarLabel: 'We rent dumpsters by hand.',
    // As much as the header has to hold.
    name: LONG_NAME,
    navLinks: [...facts.navLinks, { title: 'Terms', href: '/privacy' }],
  })) {
    site.edit('content/site.yaml', set([field], value));
  }
  expect(await site.callHook()).toBe(200);
  const before = await homePage();
  expect(before.status).toBe(200);
  expect(before.html).not.toContain('We rent dumpsters by hand.');
  await site.idle();
  expect(site.messages).toEqual(['Rebuilding the site.', 'The rebuilt site is live.']);
  const published = await homePage();
  expect(published.html).toContain('We rent dumpsters by hand.');

  site.edit('content/site.yaml', (text) => text.replace(/^topBarLabel:/m, 'barLabel:'));
  expect(await site.callHook()).toBe(200);
  await site.idle();
  expect(site.messages.at(-1)).toMatch(/^The build failed, and the site stays as it was:/);
  expect(site.messages.at(-1)).toContain('content/site.yaml: topBarLabel: is missing.');
  expect(await homePage()).toEqual(published);
});

for (const width of [320, 360, 768, 992, 1024, 1280]) {
  test(`a long name and one more link have room in the header at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    const bar = page.locator('header > div').last();
    const name = bar.getByText(LONG_NAME);
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await new SitePage(page).sidewaysScroll()).toBe(0);
    const [outer, inner] = await Promise.all([bar, name].map((element) => element.boundingBox()));
    expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0);
  });
}

test.describe('with a maps key', () => {
  test('contact shows a map of the city in a frame of 450 pixels that is titled and loads late', async ({
    page,
  }) => {
    const maps: string[] = [];
    await page.route('https://www.google.com/maps/**', async (route) => {
      maps.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>The city</p>' });
    });
    await standInForTagManager(page);
    const violations = await recordViolations(page);
    const { problems } = watchPage(page);
    await page.goto(`${site.url}/contact`);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', labels.map.title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await frame.scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByText('The city')).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(450);
    const place = new URLSearchParams({ q: `${facts.city}, ${facts.state}` }).toString();
    expect(maps).toEqual([
      `https://www.google.com/maps/embed/v1/place?key=AIzaSyExampleExampleExample&${place}`,
    ]);
    // Until the map is there, the drawing behind it shows; it is for the eye alone.
    await expect(page.locator('#area .map')).toHaveAttribute('aria-hidden', 'true');
    for (const { name } of towns) {
      await expect(
        page.locator('#area').getByRole('listitem').filter({ hasText: name }).first(),
      ).toBeVisible();
    }
    expect([...violations, ...problems]).toEqual([]);
  });
});

test.describe('with the id of a tag manager', () => {
  const events = (reports: Record<string, unknown>[]) => reports.map(({ event }) => event);

  test('its container is loaded after the page is ready, and learns of calls and of messages that arrived', async ({
    page,
  }) => {
    const violations = await recordViolations(page);
    const { containers, reports } = await standInForTagManager(page);
    const { problems } = watchPage(page);
    const form = new EstimateForm(page);
    await form.openLive(`${site.url}/careers`);
    await expect.poll(() => events(reports)).toEqual(['gtm.js']);
    expect(containers).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
    expect(
      await page.evaluate(() => {
        const [container] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('gtm.js'));
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return (container?.startTime ?? 0) >= (navigation?.loadEventStart ?? Infinity);
      }),
    ).toBe(true);

    // Another number in a text is no call to the company.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'tel:+12025550143' });
      link.addEventListener('click', (event) => event.preventDefault());
      document.body.append(link);
      link.click();
    });
    await call(page);
    await expect.poll(() => reports.at(-1)).toEqual({ event: 'call_click', link_url: facts.telLink });

    await form.fill({ Name: 'Ann', Email: 'ann@example.com', Message: 'Hello' });
    await form.button.click();
    await expect(form.message).toContainText(labels.form.sent);
    await expect.poll(() => reports.at(-1)).toEqual({ event: 'generate_lead', form_name: 'contact' });
    expect(events(reports)).toEqual(['gtm.js', 'call_click', 'generate_lead']);
    expect([...violations, ...problems]).toEqual([]);
  });

  test('it learns of a message that a form sent without its island', async ({ page }) => {
    const { reports } = await standInForTagManager(page);
    const form = new EstimateForm(page);
    await form.breakIsland();
    await page.goto(`${site.url}/careers`);
    await expect.poll(() => events(reports)).toEqual(['gtm.js']);
    await form.fill({ Name: 'Ann', Email: 'ann@example.com', Message: 'Hello' });
    await form.button.click();
    await expect.poll(() => events(reports)).toEqual(['gtm.js', 'generate_lead', 'gtm.js']);
    await page.reload();
    await expect.poll(() => events(reports)).toEqual(['gtm.js', 'generate_lead', 'gtm.js', 'gtm.js']);
  });

  const refusals: { signal: string; send: (page: Page) => Promise<unknown> }[] = [
    {
      signal: 'Global Privacy Control',
      send: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
        }),
    },
    {
      signal: 'Do Not Track',
      send: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' });
        }),
    },
  ];

  for (const { signal, send } of refusals) {
    test(`nothing is loaded or noted for a visitor who sends ${signal}`, async ({ page }) => {
      await send(page);
      const { containers } = await standInForTagManager(page);
      await page.goto(`${site.url}/careers`);
      await call(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
      expect(containers).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });
  }
});
