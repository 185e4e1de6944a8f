/** Says that the browser has sent a form: a key of session storage, until the page with the form is seen again. */
const SENT = 'form-sent';

/** Empties the forms: what was typed, what was kept of it, and what the browser fills in again. */
function forget(): void {
  for (const form of document.forms) form.reset();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-draft]'))
    sessionStorage.removeItem(dataset['draft'] ?? '');
}

/**
 * Looks after the forms of a page as long as no island has taken them over, and the browser sends them: each once,
 * none while it is offline, when all that was typed would give way to the browser's own page; and one that was sent
 * is empty when the visitor comes back to it. It takes all it knows from the page, so that it needs no request.
 */
export function watchStaticForms(): void {
  const sent = new Set<EventTarget>();

  document.addEventListener('submit', (event) => {
    const form = event.target;
    const island = form instanceof HTMLFormElement ? form.closest('astro-island[ssr]') : null;
    if (form === null || island === null) return;
    const notice = island.parentElement?.querySelector<HTMLElement>('[data-draft]');
    if (notice) notice.hidden = navigator.onLine;
    if (!navigator.onLine || sent.has(form)) event.preventDefault();
    else sent.add(form);
  });
  addEventListener('pageshow', () => {
    sent.clear();
    try {
      // Whether this page is the one that confirms a message.
      const isSent = [...document.forms].some(({ action }) => new URL(action).hash === location.hash);
      if (!isSent && sessionStorage.getItem(SENT) === null) return;
      if (isSent) sessionStorage.setItem(SENT, '');
      else sessionStorage.removeItem(SENT);
      forget();
    } catch {
      // Where storage is refused, what the browser fills in again stays.
    }
  });
}
