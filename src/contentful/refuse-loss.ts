import { ContentfulError } from './errors.ts';
import { lastShown } from './last-good.ts';
import type { Settings } from './settings.ts';

const count = (posts: number) => `${posts === 0 ? 'no' : posts} ${posts === 1 ? 'post' : 'posts'}`;

/** What a build would show, and why it may be less than before. */
interface Outcome {
  shown: number;
  reason: string;
}

/**
 * Stops a strict build that would take most posts off a live site: where the last good build had some, and this one has
 * none, or fewer than half.
 *
 * @param cacheFolder the project's `.cache/`
 * @returns what the owner should know
 * @throws {ContentfulError} with the reason, and how to allow it once
 */
export async function refuseLoss(
  { shown, reason }: Outcome,
  { strict, allowsFewer }: Pick<Settings, 'strict' | 'allowsFewer'>,
  cacheFolder: string,
): Promise<string[]> {
  if (!strict) return [];
  const before = await lastShown(cacheFolder);
  const isLoss = shown * 2 < before;
  if (isLoss && !allowsFewer) {
    throw new ContentfulError(
      `The last good build had ${count(before)} from Contentful, this one would have ${count(shown)}: ${reason} ` +
        'So nothing is built, and the site stays as it is. If that is how it should be, build once with ' +
        'CONTENTFUL_ALLOW_FEWER=true.',
    );
  }
  return !isLoss && allowsFewer
    ? ['CONTENTFUL_ALLOW_FEWER is true and was not needed. Remove it, so that no posts are lost unseen.']
    : [];
}
