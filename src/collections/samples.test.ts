import { describe, expect, it } from 'vitest';
import { prepend, set, write } from './fixtures/changes.ts';
import type { Change } from './fixtures/project.ts';
import { useProject } from './fixtures/reading.ts';
import { readContent, type ContentOptions } from './read-content.ts';
import { SAMPLE_URL, samplesLeftOut, withoutSamples } from './samples.ts';

const { apply, root } = useProject();

const CUSTOMER = { name: 'Ann', title: 'Customer', quote: 'Well done.' };
const CLAIM = { number: '7', name: 'trucks', icon: 'truck' };

const list =
  (...entries: object[]): Change =>
  () =>
    prepend([], ...entries)('[]\n');

/** Two testimonials, two figures and a badge, of which one testimonial and one figure are no samples. */
const read = async (url: string, options?: ContentOptions) => {
  await apply({
    'content/site.yaml': set(['url'], url),
    'content/testimonials.yaml': list({ id: 'real', ...CUSTOMER }, { id: 'a', sample: true, ...CUSTOMER }),
    'content/fun-facts.yaml': list({ id: 'b', sample: true, ...CLAIM }, { id: 'real', ...CLAIM }),
    'content/value-badges.yaml': list({ id: 'c', sample: true, ...CLAIM }),
  });
  return readContent(root(), options);
};

describe('a site with an address of its own', () => {
  const OWN = 'https://redwood.example';

  it('goes live without claims that are samples, and with all others', async () => {
    const content = await read(OWN);
    const { testimonials, funFacts, valueBadges, dumpsterSizes } = withoutSamples(content);
    const ids = [testimonials, funFacts, valueBadges].map((entries) => entries.map(({ data }) => data.id));
    expect(ids).toEqual([['real'], ['real'], []]);
    expect(dumpsterSizes).toEqual(content.dumpsterSizes);
  });

  it('is told how many of what are left out', async () => {
    expect(samplesLeftOut(await read(OWN))).toBe(
      'Left out, since they are marked as samples: testimonials (1), figures (1), badges (1). Put your own in their place, with sample: false.',
    );
  });

  it('is told nothing where there are none', async () => {
    await read(OWN);
    await apply({ 'content/testimonials.yaml': write('[]'), 'content/fun-facts.yaml': write('[]') });
    await apply({ 'content/value-badges.yaml': write('[]') });
    expect(samplesLeftOut(await readContent(root()))).toBeUndefined();
  });
});

describe('a site with the address of the sample shows all that it has', () => {
  it.each<[string, ContentOptions]>([
    ['as it is', {}],
    ['at an address on trial', { siteUrl: 'https://trial.example' }],
  ])('%s', async (_, options) => {
    const content = await read(`${SAMPLE_URL}/`, options);
    expect(withoutSamples(content)).toEqual(content);
    expect(samplesLeftOut(content)).toBeUndefined();
  });
});
