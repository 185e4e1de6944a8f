import type { Page } from 'playwright/test';
import { parseHTML } from 'linkedom';
import { labels } from './content.ts';

const { of } = labels.carousel;

/** Why a test of the carousel is skipped. */
export const TOO_FEW = 'content/testimonials.yaml has too few testimonials of the home page for this.';

/**
 * Serves the home page as it would be with another number of testimonials: customer 1, customer 2 and so on. They
 * are copies of the first one in a carousel, which content has to give: two testimonials or more.
 *
 * @param count how many there shall be, two at least
 */
export async function withTestimonials(page: Page, count: number): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(&quot;count&quot;:\[0,)\d+\]/, `$1${count}]`);
    const { document } = parseHTML(html);
    const wrapper = document.querySelector('.carousel-wrapper');
    const [slide] = wrapper?.querySelectorAll('.carousel-slide') ?? [];
    const slides = Array.from({ length: count }, (_, index) => {
      const copy = slide?.cloneNode(true) as Element;
      copy.setAttribute('aria-label', `${index + 1} ${of} ${count}`);
      const name = copy.querySelector('figcaption span span');
      if (name !== null) name.textContent = `Customer ${index + 1}`;
      return copy;
    });
    wrapper?.replaceChildren(...slides);
    await route.fulfill({ response, body: `<!doctype html>${document.documentElement.outerHTML}` });
  });
}
