import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getPosts } from '@/blog/posts';
import { getPage, getSite } from '@/collections/entries';

/** The feed of all posts. */
export const GET: APIRoute = async () => {
  const site = await getSite();
  const { metaDescription } = (await getPage('blog')).data;
  const posts = await getPosts();
  return rss({
    title: site.pageTitle,
    description: metaDescription,
    site: site.url,
    trailingSlash: false,
    items: posts.map(({ title, excerpt, path, lastModified }) => ({
      title,
      description: excerpt,
      link: path,
      pubDate: new Date(lastModified),
    })),
    customData: '<language>en-us</language>',
  });
};
