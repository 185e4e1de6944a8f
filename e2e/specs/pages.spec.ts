import { expect, test } from 'playwright/test';
import { servicePaths } from '../support/routes.ts';

const TEL = 'tel:+16195550142';

test('services: intro, benefits, services, sidebar, call box, sizes, what stays out, space and questions', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  for (const name of [
    'Pick the job, not the box',
    'What every rental comes with',
    'Sizes side by side',
    'What may not go in a dumpster',
    'Frequently asked questions',
  ]) {
    await expect(main.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(main.getByRole('navigation', { name: 'All services' }).getByRole('link')).toHaveCount(8);
  await expect(main.getByRole('complementary').getByRole('link', { name: '(619) 555-0142' })).toHaveAttribute(
    'href',
    TEL,
  );
  await expect(main.getByRole('row')).toHaveCount(7);
});

for (const path of servicePaths) {
  test(`${path} has its text, its sizes, its steps, its siblings and a number to call`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /^Sizes (?:for this job|side by side)$/ })).toBeVisible();
    await expect(main.getByText('Usual choice')).toHaveCount(1);
    await expect(main.getByRole('heading', { name: 'What to expect' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Keep out of the dumpster' })).toBeVisible();
    await expect(
      main.getByRole('navigation', { name: 'All services' }).locator('[aria-current=page]'),
    ).toHaveAttribute('href', path);
    await expect(main.getByTestId('call-banner').getByRole('link')).toHaveAttribute('href', TEL);
  });

  test(`${path} shows heading, subtitle and call button above the fold`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: '(619) 555-0142' }).first()).toBeInViewport({ ratio: 1 });
  });
}

test('the roll-off page compares all six sizes in a table', async ({ page }) => {
  await page.goto('/roll-off-dumpster-rentals');
  const table = page.getByRole('table', { name: 'Sizes side by side' });
  await expect(table.getByRole('rowheader')).toHaveCount(6);
  await expect(table.getByRole('columnheader')).toHaveCount(6);
});

test('about: three sections, four service cards, commitment with two pictures, banner and testimonials', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const name of [
    'A company that answers its own phone',
    'What we promise before the truck leaves',
    'Honest about who may haul where',
    "In customers' words",
  ]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /^See this service/ })).toHaveCount(4);
  const commitment = main.locator('section').filter({ hasText: 'Our commitment to your site' });
  await expect(commitment.getByRole('img')).toHaveCount(2);
  await expect(commitment.getByRole('heading', { level: 3 })).toHaveText([
    'Residential Dumpster Rentals',
    'Commercial Dumpster Rentals',
  ]);
  await commitment.getByRole('link', { name: 'See our services' }).click();
  await expect(page).toHaveURL('/services');
});

test('contact: form, facts, map, five reasons, feedback and banner', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Get FREE estimate!' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Map of Chula Vista and nearby places' })).toBeVisible();
  const reasons = main.locator('section').filter({ hasText: 'Why choose Steed Dumpster Co.' });
  await expect(reasons.getByRole('term')).toHaveCount(5);
  await expect(main.getByText('Have you rented from us?')).toBeVisible();
  await expect(main.getByTestId('call-banner')).toBeVisible();
});

test('careers: content, a contact block with the form, and testimonials', async ({ page }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Reach out to us' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What customers say about the crew' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, required, optional } of [
    { path: '/', required: ['Name', 'Email', 'Phone'], optional: ['Comment'] },
    { path: '/contact', required: ['Name', 'Email', 'Phone'], optional: ['Comment'] },
    { path: '/careers', required: ['Name', 'Email', 'Message'], optional: ['Phone'] },
  ]) {
    test(`the form on ${path} requires ${required.join(', ')} and posts to /?index`, async ({ page }) => {
      await page.goto(path);
      const form = page.locator('form[name=contact]');
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form).toHaveAttribute('action', '/?index#message-sent');
      for (const name of required)
        await expect(form.getByRole('textbox', { name })).toHaveAttribute('required');
      for (const name of optional)
        await expect(form.getByRole('textbox', { name })).not.toHaveAttribute('required');
      await expect(form.locator('input[name=form-name]')).toHaveValue('contact');
    });
  }

  test('the banner that confirms a message is shown by its fragment alone', async ({ page }) => {
    const banner = page.getByText('Thank you. Your message was sent');
    await page.goto('/');
    await expect(banner).toBeHidden();
    await page.goto('/?index#message-sent');
    await expect(banner).toBeVisible();
  });
});
