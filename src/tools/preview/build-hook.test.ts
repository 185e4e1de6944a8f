import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testPreview, type TestPreview } from './fixtures/preview.ts';

const ID = 'a-secret-that-nobody-guesses';
const FILES = { 'index.html': '<h1>Before</h1>', '404.html': '<h1>Nothing here</h1>' };

const rebuild = vi.fn<() => void>();
let preview: TestPreview;

beforeEach(async () => {
  rebuild.mockClear();
  preview = await testPreview(FILES, { hook: { id: ID, rebuild } });
});

afterEach(() => preview.dispose());

it('a call of the hook is answered at once and starts a rebuild, whatever its body is', async () => {
  const response = await preview.ask(`/build_hooks/${ID}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/vnd.contentful.management.v1+json' },
    body: '{"sys":{}}',
  });
  expect(response.statusCode).toBe(200);
  expect(rebuild).toHaveBeenCalledOnce();
});

it.each([
  ['another id', 'POST', '/build_hooks/a-secret-that-nobody-guessed', 404],
  ['a part of the id', 'POST', `/build_hooks/${ID.slice(0, -1)}`, 404],
  ['more than the id', 'POST', `/build_hooks/${ID}/x`, 404],
  ['no id', 'POST', '/build_hooks/', 404],
  ['reading', 'GET', `/build_hooks/${ID}`, 404],
  ['a wrong method', 'PUT', `/build_hooks/${ID}`, 405],
])('%s starts nothing', async (_, method, path, status) => {
  expect((await preview.ask(path, { method })).statusCode).toBe(status);
  expect(rebuild).not.toHaveBeenCalled();
});

it('there is no hook unless it has an id', async () => {
  const other = await testPreview(FILES);
  expect((await other.ask('/build_hooks/undefined', { method: 'POST' })).statusCode).toBe(404);
  await other.dispose();
});
