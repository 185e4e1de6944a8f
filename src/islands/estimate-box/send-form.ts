import { isElsewhere } from '@/lib/form';

/** How long to wait for an answer, in milliseconds. */
const TIMEOUT = 15_000;

/** How a send ended. Only an answer that says so counts as sent. */
export type Outcome = 'sent' | 'failed' | 'offline' | 'timedOut';

/** The body that a browser sends for the same form without a script: its line breaks are CR LF. */
function encode(data: FormData): string {
  const body = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === 'string') body.append(name, value.replace(/\r\n?|\n/g, '\r\n'));
  }
  return body.toString();
}

/** Sends a form's fields as the browser would, and says how it went. */
export async function sendForm(action: string, data: FormData, timeout = TIMEOUT): Promise<Outcome> {
  // Not AbortSignal.timeout(): the oldest browsers that the site supports lack it.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        // Form hosts lead on to a page of thanks otherwise, which a script of another site may not see.
        ...(isElsewhere(action) && { Accept: 'application/json' }),
      },
      body: encode(data),
      signal: abort.signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    if (!navigator.onLine) return 'offline';
    return abort.signal.aborted ? 'timedOut' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
