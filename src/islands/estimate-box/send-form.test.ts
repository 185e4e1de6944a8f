import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Puts a fetch that gives one answer to everything in the place of the browser's. */
function answering(answer: typeof fetch) {
  const stand = vi.fn(answer);
  vi.stubGlobal('fetch', stand);
  return stand;
}
const status = (code: number) => answering(() => Promise.resolve(new Response(null, { status: code })));

describe('a form is sent', () => {
  it('by a POST, urlencoded', async () => {
    const fetch = status(200);
    await sendForm('/?index', form({ name: "Ann O'Neil", email: 'a+b@c.org' }));
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=Ann+O%27Neil&email=a%2Bb%40c.org',
    });
  });

  it.each([
    ['/?index', undefined],
    ['https://forms.example.com/f/abc', 'application/json'],
  ])('to %s, and the type of answer that is asked for is %s', async (action, type) => {
    const fetch = status(200);
    await sendForm(action, form({}));
    const [url, options] = fetch.mock.calls[0] ?? [];
    expect([url, new Headers(options?.headers).get('Accept') ?? undefined]).toEqual([action, type]);
  });

  it.each([
    ['LF', 'one\ntwo'],
    ['CR LF', 'one\r\ntwo'],
    ['CR', 'one\rtwo'],
  ])('with the line breaks of a browser where the text has %s', async (_, comment) => {
    const fetch = status(200);
    await sendForm('/?index', form({ comment }));
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('comment=one%0D%0Atwo');
  });

  it('without files, which no field of it takes', async () => {
    const fetch = status(200);
    const data = form({ name: 'Ann' });
    data.append('file', new Blob(['x']));
    await sendForm('/?index', data);
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('name=Ann');
  });
});

describe('the outcome is', () => {
  it.each([200, 201, 204])('"sent" when the host answers %i', async (code) => {
    status(code);
    expect(await sendForm('/?index', form({}))).toBe('sent');
  });

  it.each([304, 400, 404, 405, 429, 500, 503])('"failed" when the host answers %i', async (code) => {
    status(code);
    expect(await sendForm('/?index', form({}))).toBe('failed');
  });

  it('"failed" when the connection breaks', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendForm('/?index', form({}))).toBe('failed');
  });

  it('"offline" when it breaks and the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendForm('/?index', form({}))).toBe('offline');
  });

  it('"timedOut" when no answer comes in time', async () => {
    answering(
      (_, options) =>
        new Promise((_resolve, reject) => {
          const signal = options?.signal;
          signal?.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        }),
    );
    expect(await sendForm('/?index', form({}), 10)).toBe('timedOut');
  });
});
