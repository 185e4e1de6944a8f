import type { APIRoute } from 'astro';
import { getSite } from '@/collections/entries';
import { absoluteUrl } from '@/lib/path';

/** Everything may be crawled; the sitemap says what there is. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(url, '/sitemap-index.xml')}\n`);
};
