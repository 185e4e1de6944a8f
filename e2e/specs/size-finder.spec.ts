import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { labelOf, nameOf, SizeFinder } from '../pages/size-finder.ts';
import { axeFindings } from '../support/axe.ts';
import { jobs, labels, sizes } from '../support/content.ts';
import { emptyFields } from '../support/form-examples.ts';
import { submissionsFrom } from '../support/submissions.ts';

const visitor = { Email: 'ann@example.com', Phone: '(619) 555-0100' };

/** A page of sizes whose form has kept what was picked and typed. */
async function withDraft(page: Page) {
  await page.goto('/sizes');
  const finder = new SizeFinder(page);
  await finder.pick(0, 1);
  const form = new EstimateForm(page);
  await form.bringToLife();
  await form.fill({ Email: visitor.Email });
  return { finder, form };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each amount of each job has one answer, which names a size that is offered', async ({ page }) => {
    await page.goto('/sizes');
    const finder = new SizeFinder(page);
    await expect(finder.answer).toHaveCount(0);
    for (const { name, amounts, assumes } of jobs) {
      await finder.option(name).check();
      await expect(page.getByRole('radio')).toHaveCount(jobs.length + amounts.length);
      await expect(page.getByText(assumes, { exact: true })).toBeVisible();
      for (const { label } of amounts) {
        await finder.option(label).check();
        await expect(finder.answer).toHaveCount(1);
        await expect(finder.answer).toContainText(label);
        const size = await finder.answer.getByRole('link').first().getAttribute('href');
        expect(sizes.map(({ id }) => `#size-${id}`)).toContain(size);
      }
    }
  });

  test('what was picked arrives with the message: job, amount and size', async ({ page }) => {
    const name = `Without a script ${crypto.randomUUID()}`;
    await page.goto('/sizes');
    const finder = new SizeFinder(page);
    // The one that was picked last counts.
    await finder.pick(1, 0);
    await finder.pick(0, 1);
    const size = await finder.answer.getByRole('link').first().innerText();
    const form = new EstimateForm(page);
    await form.fill({ ...visitor, Name: name });
    await form.button.click();
    await expect(page.getByText(labels.form.sent)).toBeInViewport();
    expect(submissionsFrom(name).map(({ fields }) => fields)).toEqual([
      {
        ...emptyFields('estimate'),
        ...{ name, email: visitor.Email, phone: visitor.Phone },
        job: nameOf(0),
        amount: `${nameOf(0)}: ${labelOf(0, 1)}, ${size}`,
      },
    ]);
  });
});

test('what was picked arrives with a message that the page sends in place', async ({ page }) => {
  const name = `With a script ${crypto.randomUUID()}`;
  await page.goto('/sizes');
  const finder = new SizeFinder(page);
  await finder.pick(0, 2);
  const form = new EstimateForm(page);
  await form.bringToLife();
  await form.fill({ ...visitor, Name: name });
  await form.button.click();
  await expect(form.message).toContainText(labels.form.sent);
  expect(submissionsFrom(name)[0]?.fields).toMatchObject({
    job: nameOf(0),
    amount: expect.stringContaining(labelOf(0, 2)),
  });
  await expect(finder.answer).toHaveCount(0);
});

test('another job takes the answer away until its amount is picked, and a message has nothing of the first', async ({
  page,
}) => {
  const name = `With another job ${crypto.randomUUID()}`;
  await page.goto('/sizes');
  const finder = new SizeFinder(page);
  await finder.pick(0, 0);
  await expect(finder.answer).toHaveCount(1);
  await finder.option(nameOf(1)).check();
  await expect(finder.answer).toHaveCount(0);
  await finder.option(nameOf(0)).check();
  await expect(finder.answer).toHaveCount(0);
  const form = new EstimateForm(page);
  await form.bringToLife();
  await form.fill({ ...visitor, Name: name });
  await form.button.click();
  await expect(form.message).toContainText(labels.form.sent);
  const [sent] = submissionsFrom(name);
  expect(sent?.fields).toMatchObject({ name, job: nameOf(0) });
  expect(sent?.fields).not.toHaveProperty('amount');
});

test('what was picked is there again after a look at another page with the form', async ({ page }) => {
  const { finder, form } = await withDraft(page);
  await page.goto('/contact');
  await form.waitUntilLive();
  await form.fill({ Phone: visitor.Phone });
  await page.goto('/sizes');
  await form.waitUntilLive();
  await expect(finder.option(labelOf(0, 1))).toBeChecked();
  await expect(form.field('Phone')).toHaveValue(visitor.Phone);
});

test('a draft puts back no amount of another job than was picked before the script came', async ({
  page,
}) => {
  const { finder, form } = await withDraft(page);
  await page.goto('/about');
  const release = await form.holdIsland();
  await page.goto('/sizes');
  await finder.option(nameOf(1)).check();
  release();
  await form.waitUntilLive();
  await expect(form.field('Email')).toHaveValue(visitor.Email);
  await expect(page.locator('.amounts :checked')).toHaveCount(0);
  await expect(finder.option(nameOf(1))).toBeChecked();
});

test('it works by keyboard: job, amount, answer and form follow each other', async ({ page }) => {
  await page.goto('/sizes');
  const finder = new SizeFinder(page);
  await finder.option(nameOf(0)).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(finder.option(nameOf(1))).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(finder.option(labelOf(1, 0))).toBeFocused();
  await page.keyboard.press('Space');
  await expect(finder.answer).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(finder.answer.getByRole('link').first()).toBeFocused();
});

test('the answer comes inside of what screen readers watch, and nothing is wrong with it', async ({
  page,
}) => {
  await page.goto('/sizes');
  const finder = new SizeFinder(page);
  await finder.pick(0, 0);
  await expect(page.locator('[aria-live=polite]').filter({ has: finder.answer })).toBeVisible();
  // An option half under the header would be found too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('in a browser that knows no :has()', () => {
  // Else the policy would stop styles that the test has changed.
  test.use({ bypassCSP: true });

  test('all answers are a table, each job before its own', async ({ page }) => {
    await page.route('/sizes', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll('selector(:has(', 'selector(:unheard-of(');
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });
    await page.goto('/sizes');
    const finder = new SizeFinder(page);
    await expect(finder.answer).toHaveCount(jobs.length * 3);
    // The size that is named stands in one column, and each job above its answers.
    const lefts = await page
      .locator('.answer-size')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(1);
    const tops = await page
      .locator('.job > .choice, .answer')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(jobs.length * 4);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test('paper has the answer that was picked, those of a job that was, or all of them', async ({ page }) => {
  await page.goto('/sizes');
  await page.emulateMedia({ media: 'print' });
  const finder = new SizeFinder(page);
  await expect(finder.answer).toHaveCount(jobs.length * 3);
  await page.emulateMedia({ media: 'screen' });
  await finder.pick(1, 0);
  await finder.option(nameOf(0)).check();
  await page.emulateMedia({ media: 'print' });
  await expect(finder.answer).toHaveCount(3);
  await page.emulateMedia({ media: 'screen' });
  await finder.option(labelOf(0, 0)).check();
  await page.emulateMedia({ media: 'print' });
  await expect(finder.answer).toHaveCount(1);
});

test('on 320 pixels nothing runs out of the window, and each option is large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sizes');
  const finder = new SizeFinder(page);
  for (const job of jobs.keys()) {
    await finder.pick(job, 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  const heights = await page
    .locator('.choice')
    .filter({ visible: true })
    .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
