import type { Site } from '../schemas/site.ts';

/** A step on the way from home to a page. */
export type Crumb = { name: string; path: string };

/** The way from home to a page, by the words of the navigation: `steps` are paths of its links, then the page itself. */
export const trailTo = ({ navLinks }: Pick<Site, 'navLinks'>, ...steps: (string | Crumb)[]): Crumb[] =>
  ['/', ...steps].flatMap((step) => {
    if (typeof step !== 'string') return [step];
    const link = navLinks.find(({ href }) => href === step);
    return link === undefined ? [] : [{ name: link.title, path: step }];
  });
