import type { Page } from 'playwright/test';
import { site } from './content.ts';

/** What a page did that a visitor never sees. The lists grow while the page is used. */
export interface PageRecord {
  /** Console errors and warnings, uncaught errors, failed requests, and answers of 400 and above. */
  problems: string[];
  /** Addresses of the scripts that it requested. */
  scripts: string[];
}

/** What the site loads for Google's map and for its tag manager: the site's own scripts for that included. */
const FOR_MAPS = /^https:\/\/www\.google\.com\//;
const FOR_TAG_MANAGER = /^https:\/\/www\.googletagmanager\.com\/|\/_astro\/(?:page|events)\.[\w-]+\.js$/;

/** Whether a key in content/site.yaml asks for it, so that it is no fault of a page. */
export const isConfigured = (url: string) =>
  (site.mapsKey !== undefined && FOR_MAPS.test(url)) ||
  (site.tagManagerId !== undefined && FOR_TAG_MANAGER.test(url));

/** Records a page from here on; call it before the page is opened. */
export function watchPage(page: Page): PageRecord {
  const problems: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (isConfigured(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isConfigured(request.url())) scripts.push(request.url());
  });
  page.on('requestfailed', (request) => {
    if (!isConfigured(request.url())) problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isConfigured(response.url()))
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return { problems, scripts };
}
