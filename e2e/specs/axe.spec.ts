import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { paths } from '../support/routes.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of [...paths, '/no-such-page']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
        );
        expect(found).toEqual([]);
      });
    }
  });
}
