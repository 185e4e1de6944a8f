import type { Brand } from '../schemas/brand.ts';
import { BRAND_RULES } from '../brand/paints.ts';
import { brokenRule, contrast, nearestColor, type ContrastRule } from '../brand/color.ts';
import { fieldName, type ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';

interface Checked {
  path: readonly string[];
  color: string;
  rules: readonly ContrastRule[];
}

/** Every color of the brand that words or marks are set in, with what it must stand out from. */
function checkedColors({ mark, ...brand }: Brand): Checked[] {
  const ofModes = (['call', 'callHover', 'markText'] as const).flatMap((role) =>
    (['light', 'dark'] as const).flatMap((mode) => {
      const color = brand[role]?.[mode];
      return color === undefined ? [] : [{ path: [role, mode], color, rules: BRAND_RULES[role][mode] }];
    }),
  );
  return [...ofModes, { path: ['mark'], color: mark, rules: BRAND_RULES.mark }];
}

/** Cut, not rounded: 4.46 is less than 4.5, and must read so. */
const ratioText = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/** Colors of the brand that are hard to see where the site uses them. */
export function brandProblems({ site }: Pick<Content, 'site'>): ContentProblem[] {
  return site.flatMap(({ file, data }) =>
    checkedColors(data.brand).flatMap(({ path, color, rules }) => {
      const broken = brokenRule(color, rules);
      if (broken === undefined) return [];
      const { against, ratio } = broken;
      const nearest = nearestColor(color, rules);
      return [
        {
          file,
          field: fieldName(['brand', ...path]),
          found: `"${color}" has a contrast of ${ratioText(contrast(color, against))} with ${against}, which it stands on or beside, and needs ${ratio}:1`,
          remedy:
            nearest === undefined
              ? 'Choose another color.'
              : `The nearest color that passes is "${nearest}".`,
        },
      ];
    }),
  );
}
