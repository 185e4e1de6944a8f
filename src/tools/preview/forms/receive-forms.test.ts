import { once } from 'node:events';
import { appendFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPreview, textOf, type Ask, type TestPreview } from '../fixtures/preview.ts';

const FORMS = `<form name="contact" data-netlify="true" netlify-honeypot="bot-field">
  <input type="hidden" name="form-name" value="contact"><input name="bot-field">
  <input name="name"><input name="email"><textarea name="comment"></textarea></form>`;
const FILES = {
  'index.html': '<h1>Home</h1>',
  'services.html': '<h1>Services</h1><form name="search"><input name="q"></form>',
  '404.html': '<h1>Nothing here</h1>',
  '__forms.html': FORMS,
};
const URLENCODED = 'application/x-www-form-urlencoded';
const typed = { name: "Ann O'Neil", email: 'ann+jobs@example.com', comment: 'One\r\nTwo & last: 50%' };

let preview: TestPreview;

beforeEach(async () => {
  preview = await testPreview(FILES);
});

afterEach(() => preview.dispose());

const form = (fields: Record<string, string>): Ask => ({
  method: 'POST',
  headers: { 'Content-Type': URLENCODED },
  body: new URLSearchParams({ 'form-name': 'contact', 'bot-field': '', ...fields }).toString(),
});

const asBrowser = (ask: Ask): Ask => ({
  ...ask,
  headers: { ...ask.headers, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
});

describe('a form that a page declares', () => {
  it('is kept field for field, without what serves the host alone', async () => {
    const response = await preview.ask('/?index', form(typed));
    expect(response.statusCode).toBe(200);
    const [submission] = preview.submissions();
    expect(submission).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      form: 'contact',
      path: '/',
      fields: typed,
    });
  });

  it.each(['/', '/services', '/no-such-page'])('is received at %s', async (path) => {
    expect((await preview.ask(path, form(typed))).statusCode).toBe(200);
    expect(preview.submissions()).toHaveLength(1);
  });

  it.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['10,000 characters of four bytes', '🚛'.repeat(10_000)],
    ['many scripts', 'Ünïcödé, 日本語, עברית, नमस्ते, e\u0301, \u0000\u2028'],
    ['what looks like a line of the file', '"}\n{"form":"contact"}\n'],
    ['nothing', ''],
  ])('keeps %s', async (_, comment) => {
    expect((await preview.ask('/', form({ ...typed, comment }))).statusCode).toBe(200);
    expect(preview.submissions().map(({ fields }) => fields['comment'])).toEqual([comment]);
  });

  it('may be sent in parts with a boundary', async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ 'form-name': 'contact', ...typed }))
      data.append(name, value);
    data.append('name', new Blob(['no text']));
    const multipart = new Response(data);
    const response = await preview.ask('/', {
      method: 'POST',
      headers: { 'Content-Type': multipart.headers.get('Content-Type') ?? '' },
      body: Buffer.from(await multipart.arrayBuffer()),
    });
    expect(response.statusCode).toBe(200);
    expect(preview.submissions()[0]?.fields).toEqual(typed);
  });

  it('loses fields that it does not declare', async () => {
    await preview.ask('/', form({ ...typed, admin: 'yes', ['__proto__']: 'x', constructor: 'y' }));
    expect(preview.submissions()[0]?.fields).toEqual(typed);
  });

  it('is thanked and forgotten when the honeypot is filled in', async () => {
    const response = await preview.ask('/', form({ ...typed, 'bot-field': 'x' }));
    expect(response.statusCode).toBe(200);
    expect(preview.submissions()).toEqual([]);
  });

  it('is kept 200 times when 200 are sent at once', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`);
    const statuses = await Promise.all(
      names.map(async (name) => (await preview.ask('/', form({ ...typed, name }))).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const kept = preview.submissions().map(({ fields }) => fields['name'] ?? '');
    expect(kept.sort()).toEqual(names.sort());
  });

  it('is kept in a file that only its owner can read', async () => {
    await preview.ask('/', form(typed));
    const { mode } = await stat(join(preview.folder, 'kept', 'submissions.jsonl'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('is kept whole after one that was cut off in the middle', async () => {
    const file = join(preview.folder, 'kept', 'submissions.jsonl');
    await appendFile(file, '{"time":"2026');
    await preview.ask('/', form(typed));
    expect(preview.submissions().map(({ fields }) => fields)).toEqual([typed]);
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
  });

  it('is not said to be received when it could not be kept', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const file = join(preview.folder, 'kept', 'submissions.jsonl');
    await rm(file);
    await mkdir(file);
    expect((await preview.ask('/', form(typed))).statusCode).toBe(500);
    expect(log).toHaveBeenCalled();
  });
});

describe('a browser that sends a form itself', () => {
  it('goes on to the address that it sent to', async () => {
    const response = await preview.ask('/?index', asBrowser(form(typed)));
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/?index');
    expect(preview.submissions()).toHaveLength(1);
  });

  it.each(['//other.example/', '/\\other.example/', '///other.example/'])(
    'is never led to another site: %s',
    async (path) => {
      const response = await preview.ask(path, asBrowser(form(typed)));
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe('/other.example/');
    },
  );
});

describe('what is sent is refused', () => {
  it.each([
    ['a form that no page declares', 404, form({ 'form-name': 'newsletter' })],
    ['a form that is not meant for the host', 404, form({ 'form-name': 'search' })],
    ['a form without a name', 404, form({ 'form-name': '' })],
    ['an empty form', 404, { method: 'POST', headers: { 'Content-Type': URLENCODED } }],
    [
      'JSON',
      415,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"form-name":"contact"}' },
    ],
    ['text', 415, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'form-name=contact' }],
    ['a body of no type', 415, { method: 'POST', body: 'form-name=contact' }],
    ['a type that only begins right', 415, { method: 'POST', headers: { 'Content-Type': `${URLENCODED}x` } }],
    [
      'parts without their boundary',
      400,
      { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' },
    ],
    [
      'parts that are cut off',
      400,
      {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
        body: '--b\r\nContent-Disposition: form-data; name="form-name"\r\n\r\ncontact',
      },
    ],
  ] satisfies [string, number, Ask][])('when it is %s: %i', async (_, status, ask) => {
    expect((await preview.ask('/', ask)).statusCode).toBe(status);
    expect(preview.submissions()).toEqual([]);
  });

  it('when it is huge', async () => {
    const huge = form({ ...typed, comment: 'x'.repeat(9 * 1024 * 1024) });
    expect((await preview.ask('/', huge)).statusCode).toBe(413);
    expect(preview.submissions()).toEqual([]);
  });

  it('without a word in the log when the sender leaves', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const socket = connect(preview.port);
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${URLENCODED}\r\nContent-Length: 99\r\n\r\nform`,
    );
    await once(socket, 'connect');
    socket.destroy();
    expect(await textOf(await preview.ask('/'))).toBe('<h1>Home</h1>');
    expect(log).not.toHaveBeenCalled();
  });
});
