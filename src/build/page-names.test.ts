import { describe, expect, it } from 'vitest';
import { createNameReader } from './page-names.ts';

const scripts: Record<string, string> = {
  '/_astro/Drawer.js': 'import"./shared.js";const a={className:"drawer-panel open"};',
  '/_astro/shared.js': "import './Drawer.js';b.style.setProperty('--button-width',`${w} wide`)",
  '/_astro/Carousel.js': 'c("carousel")',
};
const read: string[] = [];
const namesOf = createNameReader((url) => {
  read.push(url);
  return Promise.resolve(scripts[url] ?? '');
});

const island = '<astro-island component-url="/_astro/Drawer.js"></astro-island>';

describe('the names of a page', () => {
  it('are its classes and elements, as they are written in a stylesheet', async () => {
    const { names } = await namesOf(
      '<p class="lead [&amp;&gt;li]:mt-0"><a class="link">class="text"</a></p>',
    );
    expect([...names]).toEqual(expect.arrayContaining(['lead', '[&>li]:mt-0', 'link', 'p', 'a']));
    expect(names).not.toContain('drawer-panel');
  });

  it('are the custom properties that it sets outside of its styles', async () => {
    const { properties } = await namesOf('<style>a{--other:1}</style><p style="--columns:3"></p>');
    expect([...properties]).toEqual(['--columns']);
  });

  it('are those that its islands may print, and the scripts that these import', async () => {
    const { names, scripted, properties } = await namesOf(island);
    expect([...names]).toEqual(expect.arrayContaining(['drawer-panel', 'open', 'wide', 'astro-island']));
    expect(scripted).toContain('open');
    expect(scripted).not.toContain('astro-island');
    expect([...properties]).toEqual(['--button-width']);
    expect(names).not.toContain('carousel');
  });

  it('are the properties that its drawings read from it', async () => {
    const namesWith = createNameReader(() => Promise.resolve(''), '<path fill="var(--water)"/>');
    expect((await namesWith('<p>x</p>')).properties).toContain('--water');
  });

  it('cost one reading of each script, however many pages ask', async () => {
    await Promise.all([namesOf(island), namesOf(island)]);
    expect(read.sort()).toEqual(['/_astro/Drawer.js', '/_astro/shared.js']);
  });
});
