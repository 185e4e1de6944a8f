import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { importDirection } from '../eslint.config.js';

const linter = new Linter();

function complaints(file: string, source: string): string[] {
  return linter
    .verify(`import '${source}';`, importDirection, { filename: file })
    .map(({ ruleId, message }) => ruleId ?? message);
}

describe('the linter allows an import downwards:', () => {
  it.each([
    ['src/pages/index.astro', '@/layouts/Base.astro'],
    ['src/pages/blog/index.astro', '../../components/blog/PostList.astro'],
    ['src/layouts/Base.astro', '@/components/layout/Header.astro'],
    ['src/components/layout/Header.astro', '@/islands/Drawer.tsx'],
    ['src/components/layout/Header.astro', './TopBar.astro'],
    ['src/components/sections/LatestPosts.astro', '../blog/PostCard.astro'],
    ['src/components/sections/LatestPosts.astro', '@/blog/posts'],
    ['src/components/ui/Icon.astro', '../../lib/icons.ts'],
    ['src/islands/Drawer.tsx', 'react'],
    ['src/blog/posts.ts', '../contentful/loader.ts'],
    ['src/seo/structured-data.ts', '../lib/path.ts'],
    ['src/collections/nouns.ts', '../schemas/site.ts'],
    ['src/collections/entries.ts', 'astro:content'],
    ['src/tools/launch-check.ts', '../collections/read-content.ts'],
    ['src/lib/path.ts', './tokens.ts'],
    ['src/components/map/map-projection.ts', 'd3-geo'],
    ['src/schemas/site.ts', './text.ts'],
    ['src/schemas/site.ts', 'zod'],
    ['src/schemas/brand.ts', '../brand/color.ts'],
  ])('%s imports %s', (file, source) => {
    expect(complaints(file, source)).toEqual([]);
  });
});

describe('the linter refuses', () => {
  it.each([
    ['src/layouts/Base.astro', '@/pages/index.astro'],
    ['src/layouts/Base.astro', '../pages/index.astro'],
    ['src/components/ui/Icon.astro', '@/layouts/Base.astro'],
    ['src/components/ui/Icon.astro', '../../pages/index.astro'],
    ['src/islands/Drawer.tsx', '../layouts/Base.astro'],
    ['src/islands/Drawer.tsx', 'astro:content'],
    ['src/blog/posts.ts', '@/components/blog/PostCard.astro'],
    ['src/blog/posts.ts', '../islands/Drawer.tsx'],
    ['src/contentful/loader.ts', '@/pages/blog/[slug].astro'],
    ['src/collections/entries.ts', '../layouts/Base.astro'],
    ['src/seo/metadata.ts', '@/islands/Drawer.tsx'],
    ['src/lib/path.ts', '../seo/metadata.ts'],
    ['src/lib/path.ts', '@/schemas/site.ts'],
    ['src/lib/path.ts', 'astro:content'],
    ['src/schemas/site.ts', 'yaml'],
    ['src/pages/index.astro', '@/tools/preview.ts'],
    ['src/tools/launch-check.ts', '../components/ui/Icon.astro'],
  ])('%s to import %s', (file, source) => {
    expect(complaints(file, source)).toEqual(['no-restricted-imports']);
  });
});
