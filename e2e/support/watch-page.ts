import type { Page } from 'playwright/test';

/** What a page did that a visitor never sees. The lists grow while the page is used. */
export interface PageRecord {
  /** Console errors and warnings, uncaught errors, failed requests, and answers of 400 and above. */
  problems: string[];
  /** Addresses of the scripts that it requested. */
  scripts: string[];
}

/** Records a page from here on; call it before the page is opened. */
export function watchPage(page: Page): PageRecord {
  const problems: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return { problems, scripts };
}
