import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { layers } from '../eslint.config.js';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
    ...astro.configs['flat/base'],
    ...layers,
    // It would read half of the house for each case.
    { rules: { 'import-x/no-cycle': 'off' } },
  ],
});

async function complaints(file: string, source: string): Promise<(string | null)[]> {
  const code = `import { it } from '${source}';\nconsole.log(it);`;
  const [result] = await eslint.lintText(file.endsWith('.astro') ? `---\n${code}\n---` : code, {
    filePath: file,
  });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('the linter', () => {
  it.each([
    ['src/pages/index.astro', '@/layouts/Base.astro'],
    ['src/components/sections/Testimonials.astro', '@/islands/carousel/Carousel'],
    ['src/blog/posts.ts', '../schemas/post.ts'],
    ['src/tools/launch-check.ts', '../collections/read-content.ts'],
  ])('lets %s import %s, which is below it', async (file, source) => {
    expect(await complaints(file, source)).toEqual([]);
  });

  it.each([
    ['src/layouts/Base.astro', '@/pages/index.astro'],
    ['src/islands/carousel/Carousel.tsx', '@/components/ui/Icon.astro'],
    ['src/components/ui/Icon.astro', '@/layouts/Base.astro'],
    ['src/schemas/post.ts', '../collections/read-content.ts'],
    ['src/lib/date.ts', '../seo/metadata.ts'],
    ['src/pages/index.astro', '@/tools/preview.ts'],
  ])('refuses %s to import %s, which is above it', async (file, source) => {
    expect(await complaints(file, source)).toEqual(['import-x/no-restricted-paths']);
  });
});
