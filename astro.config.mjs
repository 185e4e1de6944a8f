import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { contentSource, shareContent } from './src/collections/content-source.ts';
import { readContent } from './src/collections/read-content.ts';
import { contentOptions } from './src/contentful/settings.ts';
import { loadEnvironment, read } from './src/environment.ts';
import { LEFT_OUT, scriptTargets } from './src/build/browsers.ts';
import { cacheFolder } from './src/host/cache-folder.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { declareForms } from './src/build/declare-forms.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { readOrShow, showProblems } from './src/build/show-problems.ts';
import { tagManager } from './src/build/inject-tag-manager.ts';
import { warnOfTexts } from './src/build/warn-of-texts.ts';
import { islands } from './src/islands/hydration/integration.ts';
import { bodyPictures } from './src/collections/markdown/body-pictures.ts';
import { externalLinks } from './src/collections/markdown/external-links.ts';
import { lastModifiedDates } from './src/seo/last-modified.ts';
import { devForms } from './src/tools/preview/forms/dev-forms.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { options, content } = await readOrShow(root, async () => {
  loadEnvironment(root);
  // Pages read it again; a wrong value is to stop the build before there are any.
  read('SITE_NOINDEX');
  const options = contentOptions();
  return { options, content: await readContent(root, options) };
});
const [site, forms] = [content.site[0].data, content.forms[0].data];
const cache = cacheFolder(root, console.warn);
const source = contentSource(root, options, content);
// Asked when all pages are built: by then the posts are loaded.
const lastModified = lastModifiedDates(
  content.pages.map(({ data }) => data),
  () => source.posts,
);

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  cacheDir: join(cache, 'astro'),
  devToolbar: { enabled: false },
  integrations: [
    islands(),
    tagManager(site),
    sitemap({
      serialize: (item) => {
        const lastmod = lastModified(new URL(item.url).pathname);
        return lastmod === undefined ? item : { ...item, lastmod };
      },
    }),
    finishPages,
    declareForms(forms),
    devForms(source),
    shareContent(source),
    showProblems(source),
    warnOfTexts(content),
  ],
  security: { csp: contentSecurityPolicy(site, forms, options.withRemotePosts) },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [bodyPictures, externalLinks] }),
  },
  image: {
    // Moderate effort: four times faster than the next step, for files a twentieth larger. Clear .cache/ after a change.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 3 }, webp: { effort: 3 } },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Barlow Condensed',
      cssVariable: '--font-heading',
      // The first two are in styles/fonts.css; Android knows its condensed face by the third name alone.
      fallbacks: ['Heading Condensed', 'Heading Arial', 'sans-serif-condensed', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            src: ['./src/styles/fonts/barlow-condensed-700.woff2'],
            weight: 700,
            style: 'normal',
            // However late it comes. What stands in for it has its widths and heights, so that nothing shifts.
            display: 'swap',
          },
        ],
      },
    },
  ],
  vite: {
    cacheDir: join(cache, 'vite'),
    // src/environment.ts has read the file .env, or was told not to.
    envDir: false,
    plugins: [tailwindcss()],
    build: { target: scriptTargets },
    css: { lightningcss: { exclude: LEFT_OUT } },
  },
});
