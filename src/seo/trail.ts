import type { Site } from '../schemas/site.ts';

/** A step on the way from home to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The way from home to a page, by the words of the navigation.
 *
 * @param steps paths of navigation links on the way, then the page itself
 * @returns home first, the page last
 */
export function trailTo({ navLinks }: Pick<Site, 'navLinks'>, ...steps: (string | Crumb)[]): Crumb[] {
  return ['/', ...steps].flatMap((step) => {
    if (typeof step !== 'string') return [step];
    const link = navLinks.find(({ href }) => href === step);
    return link === undefined ? [] : [{ name: link.title, path: step }];
  });
}
