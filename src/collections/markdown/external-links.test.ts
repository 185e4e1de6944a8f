import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { externalLinks } from './external-links.ts';

async function html(markdown: string): Promise<string> {
  const renderer = await satteri({ hastPlugins: [externalLinks] }).createRenderer({});
  return (await renderer.render(markdown)).code;
}

describe('a link in Markdown', () => {
  it.each(['https://city.example/rules', 'http://city.example'])(
    'to another site opens in a new tab and tells nothing of this page: %s',
    async (href) => {
      expect(await html(`[x](${href})`)).toContain(
        `<a href="${href}" target="_blank" rel="noopener noreferrer">x</a>`,
      );
    },
  );

  it.each(['/contact', '#sizes', 'tel:+15550100199', 'mailto:a@b.example'])(
    'that stays here is left as it is: %s',
    async (href) => {
      expect(await html(`[x](${href})`)).toContain(`<a href="${href}">x</a>`);
    },
  );
});
