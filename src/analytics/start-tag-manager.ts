import { FORM_NAME, SENT_BANNER } from '../lib/form.ts';
import { MESSAGE_SENT, type ReportedEvent } from './events.ts';
import { refusesTracking } from './refuses-tracking.ts';

type TagManagerMessage = ReportedEvent | { event: 'gtm.js'; 'gtm.start': number };

declare global {
  interface Window {
    /** The queue that the tag manager reads, from before it is loaded. */
    dataLayer?: TagManagerMessage[];
  }
}

function report(message: TagManagerMessage): void {
  window.dataLayer ??= [];
  window.dataLayer.push(message);
}

/** Whether the visitor came here by sending a form, and not by going back or loading the page again. */
function arrivedBySending(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash === `#${SENT_BANNER}` && entry?.type === 'navigate';
}

function reportEvents(telLink: string): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Other numbers in a text, such as the city's, are no calls to the company.
      if (link?.getAttribute('href') === telLink) report({ event: 'call_click', link_url: telLink });
    },
    { capture: true },
  );
  document.addEventListener(MESSAGE_SENT, ({ target }) => {
    const form = target instanceof HTMLFormElement ? (target.getAttribute('name') ?? '') : '';
    report({ event: 'generate_lead', form_name: form });
  });
  if (arrivedBySending()) report({ event: 'generate_lead', form_name: FORM_NAME });
}

/** Waits until the page is ready and the browser has nothing better to do. */
function whenIdle(action: () => void): void {
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 5000 });
    else setTimeout(action, 1000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/**
 * Loads Google Tag Manager once the page is ready, and tells it of calls and messages. For visitors who refuse to be
 * counted it does nothing at all.
 *
 * @param id the id of the container
 * @param telLink the link that calls the company
 */
export function startTagManager(id: string, telLink: string): void {
  if (refusesTracking(navigator)) return;
  reportEvents(telLink);
  whenIdle(() => {
    report({ event: 'gtm.js', 'gtm.start': Date.now() });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  });
}
