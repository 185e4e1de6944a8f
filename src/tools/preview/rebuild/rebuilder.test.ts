import { describe, expect, it, vi } from 'vitest';
import { createRebuilder, type BuildResult } from './rebuilder.ts';

/** A rebuilder whose builds end when the test says so. */
function stand() {
  const builds: PromiseWithResolvers<BuildResult>[] = [];
  const swap = vi.fn(() => Promise.resolve());
  const messages: string[] = [];
  const rebuilder = createRebuilder({
    build: () => {
      const build = Promise.withResolvers<BuildResult>();
      builds.push(build);
      return build.promise;
    },
    swap,
    log: (message) => messages.push(message),
  });
  const end = async (result: BuildResult) => {
    const count = builds.length;
    builds.at(-1)?.resolve(result);
    await vi.waitFor(() => {
      expect(messages.length).toBeGreaterThanOrEqual(count * 2);
    });
  };
  return { builds, end, messages, rebuilder, swap };
}

describe('a rebuild', () => {
  it('puts the new site in place when it is built', async () => {
    const { end, messages, rebuilder, swap } = stand();
    rebuilder.request();
    expect(swap).not.toHaveBeenCalled();
    await end({ ok: true });
    await rebuilder.idle();
    expect(swap).toHaveBeenCalledOnce();
    expect(messages).toEqual(['Rebuilding the site.', 'The rebuilt site is live.']);
  });

  it('that fails leaves the site as it is, says why, and does not keep the next from running', async () => {
    const { end, messages, rebuilder, swap } = stand();
    rebuilder.request();
    await end({ ok: false, reason: 'content/site.yaml: city: is missing.' });
    await rebuilder.idle();
    expect(swap).not.toHaveBeenCalled();
    expect(messages[1]).toBe(
      'The build failed, and the site stays as it was:\ncontent/site.yaml: city: is missing.',
    );
    rebuilder.request();
    await end({ ok: true });
    expect(swap).toHaveBeenCalledOnce();
  });

  it('that breaks is a failed one', async () => {
    const { builds, messages, rebuilder } = stand();
    rebuilder.request();
    builds[0]?.reject(new Error('no space left'));
    await rebuilder.idle();
    expect(messages[1]).toContain('Error: no space left');
  });

  it('is shared, once more, by all that ask while one runs', async () => {
    const { builds, end, rebuilder, swap } = stand();
    rebuilder.request();
    rebuilder.request();
    rebuilder.request();
    rebuilder.request();
    expect(builds).toHaveLength(1);
    await end({ ok: true });
    await vi.waitFor(() => {
      expect(builds).toHaveLength(2);
    });
    await end({ ok: true });
    await rebuilder.idle();
    expect(builds).toHaveLength(2);
    expect(swap).toHaveBeenCalledTimes(2);
  });
});
