import type { Page } from 'playwright/test';
import { parseHTML } from 'linkedom';

/**
 * Serves the home page as it would be with another number of testimonials: customer 1, customer 2 and so on.
 *
 * @param count how many there shall be
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
      copy.setAttribute('aria-label', `${index + 1} of ${count}`);
      const name = copy.querySelector('figcaption span span');
      if (name !== null) name.textContent = `Customer ${index + 1}`;
      return copy;
    });
    wrapper?.replaceChildren(...slides);
    const buttons = document.querySelector('.carousel-pages');
    const [button] = buttons?.children ?? [];
    buttons?.replaceChildren(
      ...slides.map((_, index) => {
        const copy = button?.cloneNode(true) as Element;
        copy.setAttribute('aria-label', `Show testimonial ${index + 1} of ${count}`);
        return copy;
      }),
    );
    if (count === 1) buttons?.remove();
    await route.fulfill({ response, body: `<!doctype html>${document.documentElement.outerHTML}` });
  });
}
