import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it, vi } from 'vitest';
import { read, type Environment, type VariableName } from '../environment.ts';
import { onPostBuild, onPreBuild } from './keep-cache/index.js';

const config = parse(readFileSync('netlify.toml', 'utf8'));

describe('netlify.toml', () => {
  it('builds with the command and the Node.js of the project, and publishes its folder', () => {
    expect(config['build']).toEqual({
      command: 'npm run build',
      publish: 'dist',
      environment: {
        NODE_VERSION: readFileSync('.nvmrc', 'utf8').trim(),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    });
  });

  it.each<[string, VariableName, unknown]>([
    [
      'production alone is strict',
      'CONTENTFUL_STRICT',
      { production: true, 'deploy-preview': false, 'branch-deploy': false },
    ],
    [
      'all but production hides from crawlers',
      'SITE_NOINDEX',
      { production: false, 'deploy-preview': true, 'branch-deploy': true },
    ],
    [
      'previews show drafts',
      'CONTENTFUL_HOST',
      {
        production: 'cdn.contentful.com',
        'deploy-preview': 'preview.contentful.com',
        'branch-deploy': 'cdn.contentful.com',
      },
    ],
  ])('%s, by %s', (_, name, values) => {
    const contexts = Object.entries(config['context'] as Record<string, { environment: Environment }>);
    expect(
      Object.fromEntries(contexts.map(([context, { environment }]) => [context, read(name, environment)])),
    ).toEqual(values);
  });

  it('names a plugin that is there, with the manifest that the host asks for', () => {
    const [plugin] = config['plugins'] as { package: string }[];
    const folder = `.${plugin?.package}`;
    expect(readFileSync(join(folder, 'manifest.yml'), 'utf8')).toBe('name: keep-cache\n');
    expect(existsSync(join(folder, 'index.js'))).toBe(true);
  });
});

describe('the cache of a build', () => {
  it.each([true, false])('is asked for before it and kept after it (found: %s)', async (found) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const cache = { restore: vi.fn(() => Promise.resolve(found)), save: vi.fn(() => Promise.resolve(found)) };
    await onPreBuild({ utils: { cache } });
    expect(cache.restore).toHaveBeenCalledExactlyOnceWith('.cache');
    expect(cache.save).not.toHaveBeenCalled();
    await onPostBuild({ utils: { cache } });
    expect(cache.save).toHaveBeenCalledExactlyOnceWith('.cache');
  });
});
