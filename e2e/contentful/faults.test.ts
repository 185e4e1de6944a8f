import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { bodyFaults, faultsWithWords } from './body-faults.ts';
import { entryFaults } from './entry-faults.ts';
import { networkFaults } from './network-faults.ts';
import { threePosts, type FaultCase } from './support/fault.ts';
import { loadPosts, siteFacts, type Loaded } from './support/load-posts.ts';

async function load(fault: Pick<FaultCase, 'break' | 'prepare' | 'environment' | 'limits'>): Promise<Loaded> {
  const space = threePosts();
  fault.break?.(space);
  return loadPosts({
    space,
    ...(fault.prepare && { prepare: fault.prepare }),
    ...(fault.environment && { environment: fault.environment }),
    ...(fault.limits && { limits: fault.limits }),
  });
}

/** Links within the site that lead to no page of it. */
function deadLinks({ html, slugs }: Loaded): string[] {
  const pages = new Set([...siteFacts.paths, ...slugs.map((slug) => `/blog/${slug}`)]);
  return Object.values(html).flatMap((body) =>
    [...parseHTML(`<body>${body}</body>`).document.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:https?:|mailto:|tel:)/.test(href) && !pages.has(href)),
  );
}

describe.concurrent.each([
  ['of the network and the protocol', networkFaults],
  ['of the fields of an entry', entryFaults],
  ['of rich text', bodyFaults],
])('a fault %s:', (_, faults) => {
  it.concurrent.each(faults)('$name', { timeout: 20_000 }, async (fault) => {
    const loaded = await load(fault);
    const said = loaded.log.filter((line) => !line.startsWith('info:'));
    expect(loaded.slugs).toEqual(fault.built);
    expect(said).toEqual(fault.said.map((pattern): unknown => expect.stringMatching(pattern)));
    expect(loaded.log.join('\n')).not.toMatch(/-token-/);
    expect(loaded.log.filter((line) => line.includes('\n') || line.includes('\u001b'))).toEqual([]);
    expect(deadLinks(loaded)).toEqual([]);
  });
});

describe.concurrent('the words of a body stay with', () => {
  it.concurrent.each(faultsWithWords)('$name', async (fault) => {
    const { html } = await load(fault);
    expect(html['remote-post-2']).toContain('Words that stay.');
  });
});
