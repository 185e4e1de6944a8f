import type { Content } from '../../collections/read-content.ts';
import type { Finding } from './finding.ts';

interface Kind {
  topic: string;
  todo: string;
  entries: { data: { id: string; sample: boolean }; file: string }[];
}

function kinds({ dumpsterSizes, testimonials, funFacts, valueBadges }: Content): Kind[] {
  return [
    {
      topic: 'Prices',
      todo: 'Put your price with every mandatory charge into title, or keep "Call for price"; then set sample to false.',
      entries: dumpsterSizes,
    },
    {
      topic: 'Testimonials',
      todo: "Replace them with real customers' own words, or write [] to show none.",
      entries: testimonials,
    },
    {
      topic: 'Figures',
      todo: 'Replace or remove what you cannot prove, then set sample to false.',
      entries: funFacts,
    },
    {
      topic: 'Badges',
      todo: 'Replace or remove what you cannot prove, then set sample to false.',
      entries: valueBadges,
    },
  ];
}

/** Prices, testimonials, figures and claims that are marked as samples. */
export function checkSamples(content: Content): Finding[] {
  return kinds(content).flatMap(({ topic, todo, entries }) =>
    entries
      .filter(({ data }) => data.sample)
      .map(({ data, file }) => ({ level: 'must' as const, topic, item: data.id, where: file, todo })),
  );
}
