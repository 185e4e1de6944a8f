import { describe, expect, it, vi } from 'vitest';
import { queueRebuilds } from './rebuilds.ts';

/** A queue whose builds end when the test says so. */
function stand() {
  const builds: PromiseWithResolvers<void>[] = [];
  const messages: string[] = [];
  const rebuilds = queueRebuilds(
    () => {
      const build = Promise.withResolvers<undefined>();
      builds.push(build as PromiseWithResolvers<void>);
      return build.promise;
    },
    (message) => messages.push(message),
  );
  const begun = (count: number) =>
    vi.waitFor(() => {
      expect(builds).toHaveLength(count);
    });
  return { builds, begun, messages, rebuilds };
}

describe('a rebuild', () => {
  it('says when it begins and when the new site is there', async () => {
    const { builds, begun, messages, rebuilds } = stand();
    rebuilds.request();
    await begun(1);
    expect(messages).toEqual(['Rebuilding the site.']);
    builds[0]?.resolve();
    await rebuilds.idle();
    expect(messages).toEqual(['Rebuilding the site.', 'The rebuilt site is live.']);
  });

  it('that fails says why, and does not keep the next from running', async () => {
    const { builds, begun, messages, rebuilds } = stand();
    rebuilds.request();
    await begun(1);
    builds[0]?.reject(new Error('content/site.yaml: city: is missing.'));
    await rebuilds.idle();
    expect(messages[1]).toBe(
      'The build failed, and the site stays as it was:\ncontent/site.yaml: city: is missing.',
    );
    rebuilds.request();
    await begun(2);
    builds[1]?.resolve();
    await rebuilds.idle();
    expect(messages.at(-1)).toBe('The rebuilt site is live.');
  });

  it('is shared, once more, by all that ask while one runs', async () => {
    const { builds, begun, rebuilds } = stand();
    rebuilds.request();
    await begun(1);
    rebuilds.request();
    rebuilds.request();
    rebuilds.request();
    expect(builds).toHaveLength(1);
    builds[0]?.resolve();
    await begun(2);
    builds[1]?.resolve();
    await rebuilds.idle();
    expect(builds).toHaveLength(2);
  });
});
