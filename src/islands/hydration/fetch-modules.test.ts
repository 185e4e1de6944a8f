import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchModules } from './fetch-modules';

const at = (name: string) => `https://site.example/_astro/${name}`;

/** Puts a server of modules in the place of the network; returns the addresses that it is asked for. */
function serve(modules: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const code = modules[address.slice(at('').length)];
    return Promise.resolve({ ok: code !== undefined, url: address, text: () => Promise.resolve(code) });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchModules', () => {
  it('asks for modules and all that they import at once, each once, and not for what they import when needed', async () => {
    const asked = serve({
      'island.js': 'import{a as b}from"./react.js";import"./shared.js";const c=()=>import("./toaster.js");',
      'client.js': 'import React from "./react.js"; export * from \'./shared.js\';',
      'react.js': 'export const a=1',
      'shared.js': 'import"./island.js";import"./deep.js"',
      'deep.js': '',
    });
    await fetchModules([at('island.js'), at('client.js')]);
    expect(asked.sort()).toEqual(
      ['client.js', 'deep.js', 'island.js', 'react.js', 'shared.js'].map((name) => at(name)),
    );
  });

  it.each([
    ['itself', {}],
    ['a module that it imports', { 'island.js': 'import"./react.js"' }],
  ])('fails when %s is not there', async (_, modules) => {
    serve(modules);
    await expect(fetchModules([at('island.js')])).rejects.toThrow(/\/(?:island|react)\.js$/);
  });

  it('can be tried again after the connection broke', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchModules([at('island.js')])).rejects.toThrow('Failed to fetch');
    const asked = serve({ 'island.js': '' });
    await fetchModules([at('island.js')]);
    expect(asked).toEqual([at('island.js')]);
  });
});
