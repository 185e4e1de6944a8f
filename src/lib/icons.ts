import { distance } from 'fastest-levenshtein';
import { icons, type IconNode } from 'lucide';

/** `BadgeDollarSign` of the package is `badge-dollar-sign` on lucide.dev, `Grid2x2` is `grid-2x2`. */
const nameOf = (exported: string) => exported.replace(/(?<=.)(?:[A-Z]|(?<![\dx])\d+)/g, '-$&').toLowerCase();

const nodes = new Map(Object.entries(icons).map(([exported, node]) => [nameOf(exported), node]));

/** Whether Lucide has an icon of a name. */
export const isIcon = (name: string): boolean => nodes.has(name);

/** The three names of icons that are most like another name. */
export const nearestIcons = (name: string): string[] =>
  [...nodes.keys()]
    .map((icon) => ({ icon, changes: distance(name.toLowerCase(), icon) }))
    .sort((one, other) => one.changes - other.changes)
    .slice(0, 3)
    .map(({ icon }) => icon);

/** The elements that an icon is drawn with. Throws where Lucide has no such icon. */
export function iconNode(name: string): IconNode {
  const node = nodes.get(name);
  if (node !== undefined) return node;
  throw new Error(`Lucide has no icon "${name}". The nearest are ${nearestIcons(name).join(', ')}.`);
}
