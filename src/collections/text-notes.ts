import { problem, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';
import { sizeMentions } from './size-mentions.ts';
import { textsOf, type Text } from './texts.ts';

/** Links to the section with the map, where there is none: they lead to the top of the page. */
function mapLinks({ areaMap, site }: Content, texts: readonly Text[]): ContentProblem[] {
  if (areaMap.length > 0 || site.some(({ data }) => data.mapsKey !== undefined)) return [];
  const remedy = 'Lead it elsewhere, or fill content/area-map.yaml.';
  return texts
    .filter(({ value }) => /\/(?:contact)?#area\b/.test(value))
    .map(({ file, field }) =>
      problem(file, field, 'the link with #area leads to the map, and there is none', remedy),
    );
}

/** Texts that speak of what other content no longer has. A site can be built with them, and should not go live. */
export function textNotes(content: Content): ContentProblem[] {
  const texts = textsOf(Object.values(content).flat());
  const yards = content.dumpsterSizes.map(({ data }) => data.yards);
  return [...sizeMentions(yards, texts), ...mapLinks(content, texts)];
}
