import type { Content } from './read-content.ts';

/** The address of the sample company. A site that has it in `site.yaml` is nobody's yet, and shows its samples. */
export const SAMPLE_URL = 'https://steed-dumpsters.example';

/** What would deceive customers if it were invented, and what each is called. */
const CLAIMS = { testimonials: 'testimonials', funFacts: 'figures', valueBadges: 'badges' } as const;

const entriesOf = (object: typeof CLAIMS) => Object.entries(object) as [keyof typeof CLAIMS, string][];

/**
 * `content/` as it goes live: once `site.yaml` has a company's own address, claims that are samples are left out. An
 * address on trial in `SITE_URL` changes nothing of that.
 */
export function withoutSamples(content: Content): Content {
  if (content.site[0].ownUrl === SAMPLE_URL) return content;
  const real = entriesOf(CLAIMS).map(([noun]) => [noun, content[noun].filter(({ data }) => !data.sample)]);
  return { ...content, ...Object.fromEntries(real) } as Content;
}

/** A line that says how many of what are left out; `undefined` where nothing is. */
export function samplesLeftOut(content: Content): string | undefined {
  const shown = withoutSamples(content);
  const counts = entriesOf(CLAIMS).flatMap(([noun, name]) => {
    const count = content[noun].length - shown[noun].length;
    return count === 0 ? [] : [`${name} (${count})`];
  });
  return counts.length === 0
    ? undefined
    : `Left out, since they are marked as samples: ${counts.join(', ')}. Put your own in their place, with sample: false.`;
}
