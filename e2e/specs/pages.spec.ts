import { expect, test } from 'playwright/test';
import { EstimateForm, labelOf } from '../pages/estimate-form.ts';
import {
  labels,
  pageOf,
  phoneNumber,
  services,
  site,
  sizes,
  telLink,
  testimonials,
  testimonialsOf,
  wasteItems,
} from '../support/content.ts';
import { loadAnswers } from '../../src/schemas/list-entries.ts';
import { DAYS } from '../../src/lib/hours.ts';

test('services: intro, benefits, services, sidebar, call box, sizes, what stays out, space and questions', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  const { sections } = pageOf('services');
  for (const name of [
    sections.list.heading,
    sections.benefits.heading,
    labels.goesIn.heading,
    labels.faq.heading,
  ]) {
    await expect(main.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  }
  const sidebar = main.getByRole('navigation', { name: labels.service.sidebar });
  await expect(sidebar.getByRole('link')).toHaveText(services.map(({ title }) => title));
  await expect(main.getByRole('complementary').getByRole('link', { name: phoneNumber })).toHaveAttribute(
    'href',
    telLink,
  );
  await expect(main.locator('a[href="/sizes"]').first()).toBeVisible();
});

test('services: each thing stands under its answer, with its other names, and a link to it marks it alone', async ({
  page,
}) => {
  const last = wasteItems.at(-1);
  test.skip(last === undefined, 'content/what-goes-in.yaml is empty.');
  await page.goto(`/services#${last?.id}`);
  const things = page.locator('#goes-in li');
  for (const answer of loadAnswers) {
    const group = page.locator('#goes-in > div > div').filter({
      has: page.getByRole('heading', { name: labels.goesIn[answer], level: 3, exact: true }),
    });
    const names = wasteItems.filter((item) => item.answer === answer).map(({ name }) => name);
    await expect(group.getByRole('heading', { level: 4 })).toHaveText(names);
  }
  const closed = page.locator('#goes-in details');
  await expect(closed).toHaveCount(wasteItems.filter(({ answer }) => answer === 'out').length);
  for (const { id, otherNames } of wasteItems) {
    for (const name of otherNames) await expect(page.locator(`#${id}`)).toContainText(name);
  }
  await expect(page.locator(`#${last?.id}`)).toBeInViewport({ ratio: 1 });
  // It opens for the link, and no other does.
  await expect(page.locator('#goes-in details[open]')).toHaveCount(last?.answer === 'out' ? 1 : 0);
  const marked = await things.evaluateAll((all) =>
    all.filter((item) => getComputedStyle(item).outlineStyle === 'solid').map(({ id }) => id),
  );
  expect(marked).toEqual([last?.id]);
});

test('sizes: all of them to scale and in a table, a form, a written quote and a banner', async ({ page }) => {
  await page.goto('/sizes');
  const main = page.getByRole('main');
  for (const { heading: name } of Object.values(pageOf('sizes').sections)) {
    await expect(main.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  }
  await expect(main.getByTestId('size-grid').getByRole('heading')).toHaveCount(sizes.length);
  const table = main.getByRole('table', { name: labels.sizes.table });
  await expect(table.getByRole('rowheader')).toHaveText(sizes.map(({ nickname }) => nickname));
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  const usual = sizes.find(({ id }) => id === pageOf('sizes').usualSize);
  const sheet = main.getByRole('figure', { name: labels.quote.caption });
  await expect(sheet.getByRole('definition').first()).toHaveText(usual?.nickname ?? '');
  await expect(main.getByTestId('call-banner').getByRole('link')).toHaveAttribute('href', telLink);
});

test('about: three sections, four service cards, commitment with two stamps, and a banner', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const name of site.about.h2) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const { title, href } of site.about.services) {
    const card = main.getByRole('link', { name: `${labels.service.seeService}: ${title}`, exact: true });
    await expect(card).toHaveAttribute('href', href);
  }
  const commitment = main.locator('section').filter({
    has: page.getByRole('heading', { name: site.about.headingText.commitment, exact: true }),
  });
  for (const lines of pageOf('about').badges) {
    await expect(commitment.getByRole('img', { name: lines.join(' '), exact: true })).toBeVisible();
  }
  await expect(commitment.getByRole('heading', { level: 3 })).toHaveText(
    services.slice(0, 2).map(({ title }) => title),
  );
  await commitment.getByRole('link', { name: labels.about.seeServices, exact: true }).click();
  await expect(page).toHaveURL('/services');
});

test('contact: form, facts, map, reasons, feedback and banner', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const { whyChoose, feedback } = pageOf('contact').sections;
  const map =
    site.mapsKey === undefined ? main.getByRole('img', { name: labels.map.title }) : main.locator('iframe');
  await expect(main.getByRole('heading', { name: labels.form.estimateHeading, exact: true })).toBeVisible();
  await expect(map).toBeVisible();
  await expect(main.locator('li dl dt').filter({ hasNotText: ',' })).toHaveText([...DAYS]);
  const reasons = main.locator('section').filter({
    has: page.getByRole('heading', { name: whyChoose.heading, exact: true }),
  });
  await expect(reasons.getByRole('term')).toHaveText(whyChoose.points.map(({ title }) => title));
  await expect(main.getByRole('heading', { name: feedback.heading, exact: true })).toBeVisible();
  await expect(main.getByTestId('call-banner')).toBeVisible();
});

test('careers: content, and a contact block with the form', async ({ page }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  const { sections } = pageOf('careers');
  await expect(main.getByRole('heading', { name: sections.contact.heading, exact: true })).toBeVisible();
  await expect(main.getByRole('textbox', { name: labelOf('Message') })).toBeVisible();
});

for (const path of new Set(testimonials.map(({ page }) => page))) {
  test(`${path} has its testimonials under a heading, which no other page has, one alone without controls`, async ({
    page,
  }) => {
    await page.goto(path);
    const region = page.getByRole('region', { name: labels.carousel.heading });
    const own = testimonialsOf(path);
    await expect(region.locator('blockquote')).toHaveText(own.map(({ quote }) => quote));
    await expect(region.locator('.carousel')).toHaveCount(own.length > 1 ? 1 : 0);
    for (const { quote } of testimonials.filter((other) => other.page !== path)) {
      await expect(page.getByText(quote)).toHaveCount(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, box, required, optional } of [
    { path: '/', required: ['Name', 'Email', 'Phone'], optional: ['Comment'] },
    { path: '/sizes', required: ['Name', 'Email', 'Phone'], optional: ['Comment'] },
    { path: '/contact', required: ['Name', 'Email', 'Phone'], optional: ['Comment'] },
    { path: '/contact', box: '#contact', required: ['Name', 'Email', 'Message'], optional: ['Phone'] },
    { path: '/careers', required: ['Name', 'Email', 'Message'], optional: ['Phone'] },
  ]) {
    test(`a form on ${path} requires ${required.join(', ')} and posts to /?index`, async ({ page }) => {
      await page.goto(path);
      const estimate = new EstimateForm(page, box);
      const { form } = estimate;
      await estimate.disclose();
      await expect(form).toHaveAttribute('name', 'contact');
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form).toHaveAttribute('action', '/?index#message-sent');
      for (const name of required)
        await expect(form.getByRole('textbox', { name: labelOf(name) })).toHaveAttribute('required');
      for (const name of optional)
        await expect(form.getByRole('textbox', { name: labelOf(name) })).not.toHaveAttribute('required');
      await expect(form.locator('input[name=form-name]')).toHaveValue('contact');
    });
  }

  test('the banner that confirms a message is shown by its fragment alone', async ({ page }) => {
    const banner = page.getByText(labels.form.sent);
    await page.goto('/');
    await expect(banner).toBeHidden();
    await page.goto('/?index#message-sent');
    await expect(banner).toBeVisible();
  });
});
