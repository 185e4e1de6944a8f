import type { Page } from 'playwright/test';
import { isConfigured } from './watch-page.ts';

/** What a page costs a visitor, without what a key in content/site.yaml asks for. It grows while the page loads. */
export interface PageWeight {
  /** Bytes as they come over the line: compressed, headers included. */
  bytes: number;
  /** Addresses of what was asked for, the page itself first. */
  requests: string[];
}

/** Weighs a page from here on; call it before the page is opened. */
export async function weighPage(page: Page): Promise<PageWeight> {
  const weight: PageWeight = { bytes: 0, requests: [] };
  const counted = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    // What a page carries within itself is no request, though it is reported as one.
    if (url.startsWith('data:') || isConfigured(url)) return;
    counted.add(requestId);
    weight.requests.push(url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) weight.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return weight;
}
