import { expect, test } from 'playwright/test';
import { SitePage } from '../pages/site-page.ts';
import { labels } from '../support/content.ts';

const { dark, light } = labels.colorMode;

// In the menu of a phone the control shows its name, which changes under the focus.
test('the control in the header tells screen readers what was chosen, by the first press too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const { colorModeButton, header } = new SitePage(page);
  for (const name of [dark, light]) {
    await colorModeButton.click();
    await expect(header.getByRole('status')).toHaveText(name);
  }
});
