import type { Page, Route } from 'playwright/test';

/** A form as it was sent. */
export interface SentForm {
  body: string | null;
  contentType: string | undefined;
}

/** How the host answers a form that a script sent. */
export type FormAnswer = (route: Route) => Promise<void>;

/** The host's answer with a status of its own. */
export const answerWith =
  (status: number): FormAnswer =>
  (route) =>
    route.fulfill({ status, body: `${status}` });

/** No answer at all, and the time that a form waits for one is over. The page must have a clock of Playwright's. */
export const neverAnswer: FormAnswer = (route) => route.request().frame().page().clock.fastForward(15_000);

/** The host's answer to a browser that sends the form itself: the page that the form's action names. */
export const answerWithPage: FormAnswer = async (route) => {
  const response = await route.fetch({ method: 'GET', url: new URL('/', route.request().url()).href });
  await route.fulfill({ response });
};

/**
 * Stands in for the host: takes the forms that are sent to `/?index`.
 *
 * @param answer what it answers
 * @returns the forms it got, a list that grows
 */
export async function receiveForms(page: Page, answer: FormAnswer): Promise<SentForm[]> {
  const sent: SentForm[] = [];
  await page.route(
    (url) => url.pathname === '/' && url.search === '?index',
    async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') {
        await route.fallback();
        return;
      }
      sent.push({ body: request.postData(), contentType: request.headers()['content-type'] });
      await answer(route);
    },
  );
  return sent;
}
