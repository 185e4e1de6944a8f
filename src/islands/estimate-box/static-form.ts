import type { PrintedIsland } from '../hydration/start-island';

/** Says that the browser has sent a form: a key of session storage, until the page with the form is seen again. */
const SENT = 'form-sent';

/** How long a form waits for its island, in milliseconds: scripts that neither come nor fail must not hold it for good. */
const PATIENCE = 5000;

const islandOf = (element: Element | null) => element?.closest<PrintedIsland>('astro-island[ssr]');

/** The click by which a held form is sent at last. */
let repeated: Element | undefined;
const held = new Set<Element>();

/** Holds a form until its island can send it, or can't be loaded, or does not come in time. */
function hold(event: Event): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('[type=submit]');
  const island = islandOf(button);
  // What the browser finds wrong it says at once.
  if (!button || !island || button === repeated || !button.form?.matches(':valid')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(button)) return;
  held.add(button);
  // What is under way may be failing still, from an intent before: the form has a try of its own.
  const attempt = island.loading?.catch(() => island.wake?.()).catch(() => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([attempt, patience]).then(() => {
    held.delete(button);
    repeated = button;
    button.click();
    repeated = undefined;
  });
}

const sent = new Set<EventTarget>();

/** Lets the browser send a form once, and not while it is offline: all that was typed would give way to its own page. */
function guard(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const notice = islandOf(form)?.parentElement?.querySelector<HTMLElement>('[data-draft]');
  if (!notice) return;
  notice.hidden = navigator.onLine;
  if (!navigator.onLine || sent.has(form)) event.preventDefault();
  else sent.add(form);
}

/** Empties forms that were sent: what was typed, what was kept of it, and what the browser fills in again. */
function forgetSent(keys: string[]): void {
  // This page is the one that confirms a message, or was left by sending one.
  const isSent =
    location.hash !== '' && [...document.forms].some(({ action }) => new URL(action).hash === location.hash);
  if (!isSent && sessionStorage.getItem(SENT) === null) return;
  if (isSent) sessionStorage.setItem(SENT, '');
  else sessionStorage.removeItem(SENT);
  for (const form of document.forms) form.reset();
  for (const key of keys) sessionStorage.removeItem(key);
}

/** Does something with session storage. Where it is refused, what the browser fills in again is all that stays. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // The form works on.
  }
}

/**
 * Looks after the forms of a page as long as no island has taken them over, and needs no request for it: each is sent once,
 * in place where its island comes in time, else by the browser, and not while that is offline; one that was sent is empty
 * when the visitor comes back to it; and an island with a draft to put back is loaded at once.
 */
export function watchStaticForms(): void {
  const notices = [...document.querySelectorAll<HTMLElement>('[data-draft]')];
  const keyOf = ({ dataset }: HTMLElement) => dataset['draft'] ?? '';

  document.addEventListener('click', hold, true);
  document.addEventListener('submit', guard);
  addEventListener('pageshow', () => {
    sent.clear();
    attempt(() => forgetSent(notices.map(keyOf)));
  });
  attempt(() => {
    for (const notice of notices) {
      const island = notice.parentElement?.querySelector<PrintedIsland>('astro-island');
      if (sessionStorage.getItem(keyOf(notice)) === null) continue;
      // What was typed is seen again.
      notice.closest('details')?.setAttribute('open', '');
      island?.wake?.().catch(() => undefined);
    }
  });
}
