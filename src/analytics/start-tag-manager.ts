import { FORM_NAME, SENT_BANNER } from '../lib/form.ts';

/** The event that a form dispatches, and lets bubble, once its message has arrived. */
export const MESSAGE_SENT = 'message-sent';

/** What the tag manager is told of: that it starts, a tap on a link that calls the company, and a message that was sent. */
type TagManagerMessage =
  | { event: 'gtm.js'; 'gtm.start': number }
  | { event: 'call_click'; link_url: string }
  | { event: 'generate_lead'; form_name: string };

declare global {
  interface Window {
    /** The queue that the tag manager reads, from before it is loaded. */
    dataLayer?: TagManagerMessage[];
  }
}

/** The browser's word that visits shall not be counted: Global Privacy Control, which California's law knows, or the older one. */
type PrivacySignals = { globalPrivacyControl?: unknown; doNotTrack?: string | null };

/** Whether a visitor refuses to be counted. */
export const refusesTracking = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

function report(message: TagManagerMessage): void {
  window.dataLayer ??= [];
  window.dataLayer.push(message);
}

/** Whether the visitor came here by sending a form, and not by going back or loading the page again. */
function arrivedBySending(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash === `#${SENT_BANNER}` && entry?.type === 'navigate';
}

/** Loads Google's script once the page is ready and the browser has nothing better to do. */
function loadWhenIdle(id: string): void {
  const load = () => {
    report({ event: 'gtm.js', 'gtm.start': Date.now() });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
    else setTimeout(load, 1000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/**
 * Loads Google Tag Manager once the page is ready, by the id of the container, and tells it of messages and of taps on the
 * link that calls the company. For visitors who refuse to be counted it does nothing at all.
 */
export function startTagManager(id: string, telLink: string): void {
  if (refusesTracking(navigator)) return;
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // Other numbers in a text, such as the city's, are no calls to the company.
    if (link?.getAttribute('href') === telLink) report({ event: 'call_click', link_url: telLink });
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener(MESSAGE_SENT, ({ target }) => {
    const form = target instanceof HTMLFormElement ? (target.getAttribute('name') ?? '') : '';
    report({ event: 'generate_lead', form_name: form });
  });
  if (arrivedBySending()) report({ event: 'generate_lead', form_name: FORM_NAME });
  loadWhenIdle(id);
}
