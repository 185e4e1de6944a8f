import { spawnSync } from 'node:child_process';
import { expect, test, type Page } from 'playwright/test';
import { EstimateForm } from '../pages/estimate-form.ts';
import { set } from '../../src/collections/fixtures/changes.ts';
import { environmentWith } from '../../src/environment.ts';
import { axeFindings } from '../support/axe.ts';
import { labels } from '../support/content.ts';
import { forceColors } from '../support/forced-colors.ts';
import { recordViolations } from '../support/policy-violations.ts';
import { publishCopy, type PublishedSite } from '../support/published-site.ts';
import { keepTranslating } from '../support/translator.ts';
import { watchPage } from '../support/watch-page.ts';

// One copy is built, and built again for another service: what the first test sends the others do not look at.
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const ELSEWHERE = 'https://forms.example.com/f/abc';
const { sent } = labels.form;

/** Every kind, and the line that README has of a ZIP code. */
const FIELDS = `
  - { name: zip, kind: text, label: ZIP code, autocomplete: postal-code }
  - { name: email, kind: email, label: Email, required: true, autocomplete: email }
  - { name: phone, kind: phone, label: Phone, remedy: Please enter a phone number. }
  - { name: load, kind: choice, label: Kind of load, hint: One kind to a box., choices: [Dirt, Roofing, Mixed], required: [estimate] }
  - { name: day, kind: date, label: First day, hint: We deliver Monday to Saturday. }
  - { name: comment, kind: long text, label: Comment }
  - { name: job, kind: job, label: Job }
  - { name: amount, kind: amount, label: Amount }
`;

let site: PublishedSite;

async function publish(file: string, change: (text: string) => string): Promise<void> {
  site.edit(file, change);
  expect(await site.callHook()).toBe(200);
  await site.idle();
  expect(site.messages.at(-1)).toBe('The rebuilt site is live.');
}

test.beforeAll(async () => {
  site = await publishCopy('form-kinds');
  await publish('content/forms.yaml', () => `action: /?index\nfields:${FIELDS}`);
});

test.afterAll(() => site.stop());

/** What `npm run submissions` prints. */
const submissions = () =>
  spawnSync(process.execPath, ['src/tools/submissions.ts'], {
    cwd: site.folder,
    encoding: 'utf8',
    env: environmentWith({}),
  }).stdout;

const load = (form: EstimateForm) => form.form.getByLabel('Kind of load');
const day = (form: EstimateForm) => form.form.getByLabel('First day');

async function fillAll(form: EstimateForm, zip: string): Promise<void> {
  await form.fill({ 'ZIP code': zip, Email: 'ann@example.com' });
  await load(form).selectOption('Roofing');
  await day(form).fill('2026-12-01');
}

/** Choices of a part of the page that stands outside the form. */
const withJobs = (page: Page) =>
  page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const jobs = ['kitchen', 'roof'].map(
      (job) =>
        `<label>${job} <input type="radio" name="job" value="${job}" form="form-estimate"${job === 'kitchen' ? ' checked' : ''}></label>`,
    );
    const body = (await response.text()).replace('</main>', `<p>${jobs.join('')}</p></main>`);
    await route.fulfill({ response, body });
  });

test('one line of content is a field of both forms, and the host is told of it', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  for (const box of ['#estimate', '#contact']) {
    const form = new EstimateForm(page, box);
    await form.disclose();
    const field = form.field('ZIP code');
    await expect(field).toHaveAttribute('autocomplete', 'postal-code');
    await expect(field).not.toHaveAttribute('required');
  }
  await page.goto(`${site.url}/__forms.html`);
  const names = await page.locator('[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  expect(names).toEqual(
    expect.arrayContaining(['zip', 'email', 'phone', 'load', 'day', 'comment', 'job', 'amount']),
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const zip = javaScriptEnabled ? '91910' : '91911';

    test('every kind is sent and kept, with what stands elsewhere on the page, and shown by its label', async ({
      page,
    }) => {
      await withJobs(page);
      await page.goto(`${site.url}/contact`);
      const form = new EstimateForm(page, '#estimate');
      await fillAll(form, zip);
      await page.getByLabel('roof').check();
      await form.button.click();
      await expect(page.getByText(sent).first()).toBeInViewport();
      const shown = submissions()
        .split('\n\n')
        .find((one) => one.includes(zip));
      expect(shown?.split('\n').slice(1)).toEqual(
        expect.arrayContaining([
          `  ZIP code: ${zip}`,
          '  Kind of load: Roofing',
          '  First day: 2026-12-01',
          '  Job: roof',
        ]),
      );
    });
  });
}

test('a hint and what is wrong are both told with a field', async ({ page }) => {
  const form = new EstimateForm(page, '#estimate');
  await form.openLive(`${site.url}/contact`);
  await expect(load(form)).toHaveAccessibleDescription('One kind to a box.');
  await form.fill({ Email: 'ann@example.com' });
  await form.button.click();
  await expect(load(form)).toBeFocused();
  await expect(load(form)).toHaveAccessibleDescription(/^One kind to a box\. Please select/);
  await load(form).selectOption('Dirt');
  await expect(load(form)).toHaveAccessibleDescription('One kind to a box.');
  await form.field('Phone').fill('abc');
  await form.button.click();
  await expect(form.field('Phone')).toHaveAccessibleDescription('Please enter a phone number.');
});

test.describe('a draft', () => {
  const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('estimate-draft'));

  test('puts back choices and dates, and choices that stand outside the form', async ({ page }) => {
    await withJobs(page);
    const form = new EstimateForm(page, '#estimate');
    await form.openLive(`${site.url}/contact`);
    await fillAll(form, '91912');
    await page.getByLabel('roof').check();
    // Not by a reload, after which the browser fills in fields itself.
    await page.goto(`${site.url}/about`);
    await form.openLive(`${site.url}/contact`);
    await expect(load(form)).toHaveValue('Roofing');
    await expect(day(form)).toHaveValue('2026-12-01');
    await expect(page.getByLabel('roof')).toBeChecked();
  });

  test('leaves alone what was chosen before the script came', async ({ page }) => {
    await withJobs(page);
    const form = new EstimateForm(page, '#estimate');
    await form.openLive(`${site.url}/contact`);
    await fillAll(form, '91912');
    await page.getByLabel('kitchen').check();
    await page.goto(`${site.url}/about`);
    const release = await form.holdIsland();
    await page.goto(`${site.url}/contact`);
    await load(form).selectOption('Mixed');
    await page.getByLabel('roof').check();
    await keepTranslating(page);
    release();
    await form.waitUntilLive();
    await expect(form.field('ZIP code')).toHaveValue('91912');
    await expect(load(form)).toHaveValue('Mixed');
    await expect(page.getByLabel('roof')).toBeChecked();
  });

  test('is gone once it was sent, and everything is as it was printed', async ({ page }) => {
    await withJobs(page);
    const form = new EstimateForm(page, '#estimate');
    await form.openLive(`${site.url}/contact`);
    await fillAll(form, '91913');
    await page.getByLabel('roof').check();
    expect(await draftOf(page)).toContain('roof');
    await form.button.click();
    await expect(form.message).toContainText(sent);
    expect(await draftOf(page)).toBeNull();
    await expect(load(form)).toHaveValue('');
    await expect(day(form)).toHaveValue('');
    await expect(page.getByLabel('kitchen')).toBeChecked();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('axe finds nothing on a form of every kind, before and after it was refused', async ({ page }) => {
      const form = new EstimateForm(page, '#estimate');
      await form.openLive(`${site.url}/contact`);
      expect(await axeFindings(page)).toEqual([]);
      await form.button.click();
      await expect(load(form)).toHaveAttribute('aria-invalid', 'true');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test('every kind is as high as a finger is wide, as wide as the form, and seen in forced colors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}/contact`);
  const form = new EstimateForm(page, '#estimate');
  const controls = form.form.locator('.form-field');
  const boxes = await controls.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return {
        width,
        isHigh: height >= 44,
        isLarge: Number.parseFloat(getComputedStyle(one).fontSize) >= 16,
      };
    }),
  );
  const [{ width } = { width: NaN }] = boxes;
  expect(boxes).toEqual(Array.from({ length: 6 }, () => ({ width, isHigh: true, isLarge: true })));
  await expect(load(form)).toHaveCSS('appearance', 'none');
  expect((await forceColors(page)).lost).toEqual([]);
  // With the browser's own arrow, since ours is a picture.
  await expect(load(form)).toHaveCSS('appearance', 'auto');
});

test.describe('with another service that takes the messages', () => {
  test.beforeAll(() => publish('content/forms.yaml', set(['action'], ELSEWHERE)));

  /** Stands in for the service, and gives what it got, a list that grows. */
  async function standIn(page: Page, headers: Record<string, string>) {
    const got: { body: string | null; accept: string | undefined }[] = [];
    await page.route(ELSEWHERE, async (route) => {
      const request = route.request();
      got.push({ body: request.postData(), accept: request.headers()['accept'] });
      await route.fulfill({ headers, contentType: 'text/html', body: 'Thank you from the service' });
    });
    return got;
  }

  test('nothing is declared to the host, and the policy lets forms go there alone', async ({ page }) => {
    expect((await fetch(`${site.url}/__forms.html`)).status).toBe(404);
    await page.goto(`${site.url}/careers`);
    const policy = await page.locator('meta[http-equiv]').getAttribute('content');
    expect(policy).toContain("form-action 'self' https://forms.example.com;");
    expect(policy).toContain("connect-src 'self' https://forms.example.com;");
  });

  test('a form is sent there by its script', async ({ page }) => {
    const violations = await recordViolations(page);
    const { problems } = watchPage(page);
    const got = await standIn(page, { 'Access-Control-Allow-Origin': '*' });
    const form = new EstimateForm(page);
    await form.openLive(`${site.url}/careers`);
    await form.fill({ Email: 'ann@example.com' });
    await form.button.click();
    await expect(form.message).toContainText(sent);
    expect(got).toEqual([
      {
        body: 'form-name=contact&bot-field=&zip=&email=ann%40example.com&phone=&load=&day=&comment=',
        accept: 'application/json',
      },
    ]);
    expect([...violations, ...problems]).toEqual([]);
  });

  test('a message is not taken for sent where the service does not answer scripts of this site', async ({
    page,
  }) => {
    await standIn(page, { 'Access-Control-Allow-Origin': 'https://other.example' });
    const form = new EstimateForm(page);
    await form.openLive(`${site.url}/careers`);
    await form.fill({ Email: 'ann@example.com' });
    await form.button.click();
    await expect(form.message).toContainText(labels.form.failed);
    await form.expectTyped({ Email: 'ann@example.com' });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the browser sends it there, and nothing promises that the home page confirms it', async ({
      page,
    }) => {
      const got = await standIn(page, {});
      await page.goto(`${site.url}/careers`);
      await expect(page.getByText(labels.form.noScript)).toHaveCount(0);
      const form = new EstimateForm(page);
      await form.fill({ Email: 'ann@example.com' });
      await form.button.click();
      await expect(page).toHaveURL(ELSEWHERE);
      await expect(page.getByText('Thank you from the service')).toBeVisible();
      expect(got).toHaveLength(1);
    });
  });
});
