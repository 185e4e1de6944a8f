import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../collections/fixtures/project.ts';
import { readContent } from '../../../collections/read-content.ts';
import { devForms } from './dev-forms.ts';
import { readSubmissions } from './submissions.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const content = await readContent(projectRoot);

const PAGE = 'A page of the development server\n';
let root: string;
let file: string;
let server: Server;
let errors: string[];

const ask = (init?: RequestInit) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}/?index`, init);
const send = (fields: Record<string, string>, headers = {}) =>
  ask({ method: 'POST', headers, redirect: 'manual', body: new URLSearchParams(fields) });
const ann = { 'form-name': 'contact', 'bot-field': '', name: 'Ann', comment: 'Hello' };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-forms-'));
  file = join(root, 'kept.jsonl');
  vi.stubEnv('SUBMISSIONS_FILE', file);
  errors = [];
  let handle: Middleware = () => undefined;
  // As much of Vite's server as is asked for.
  await devForms({ latest: () => Promise.resolve(content) }).hooks['astro:server:setup']?.({
    server: { config: { root }, middlewares: { use: (middleware: Middleware) => (handle = middleware) } },
    logger: { error: (message: string) => errors.push(message) },
  } as unknown as HookParameters<'astro:server:setup'>);
  server = createServer((request, response) => {
    handle(request, response, () => {
      response.end(PAGE);
    });
  }).listen(0);
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true });
});

it('keeps a form where "npm run submissions" finds it', async () => {
  const answer = await send(ann);
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const { submissions } = readSubmissions(file);
  expect(submissions).toMatchObject([
    { form: 'contact', path: '/', fields: { name: 'Ann', comment: 'Hello' } },
  ]);
});

it('leads a browser that sends the form itself on to the page', async () => {
  const answer = await send(ann, { Accept: 'text/html' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?index']);
});

it('leaves pages to the development server', async () => {
  expect(await (await ask()).text()).toBe(PAGE);
});

it('takes no form that is not declared', async () => {
  expect((await send({ ...ann, 'form-name': 'other' })).status).toBe(404);
});

it('says that nothing was sent, and why, where it cannot be kept', async () => {
  vi.stubEnv('SUBMISSIONS_FILE', root);
  expect((await send(ann)).status).toBe(500);
  expect(errors).toEqual([expect.stringContaining('Set SUBMISSIONS_FILE to a file that can be written')]);
});
