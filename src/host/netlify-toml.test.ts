import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it, vi } from 'vitest';
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

  it('is strict in production, and shows drafts and hides from crawlers elsewhere', () => {
    expect(config['context']).toEqual({
      production: { environment: { CONTENTFUL_STRICT: 'true' } },
      'deploy-preview': {
        environment: { CONTENTFUL_HOST: 'preview.contentful.com', SITE_NOINDEX: 'true' },
      },
      'branch-deploy': { environment: { SITE_NOINDEX: 'true' } },
    });
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
