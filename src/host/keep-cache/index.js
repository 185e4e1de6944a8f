/**
 * A build plugin of the host, named in `netlify.toml`: keeps `.cache/` from one build to the next. It holds the
 * pictures in their sizes, which take most of a build, and the last good posts, which an outage of Contentful needs.
 */

/** @typedef {{ utils: { cache: Record<'restore' | 'save', (path: string) => Promise<boolean>> } }} Build */

const FOLDER = '.cache';

/** @param {Build} build */
export async function onPreBuild({ utils }) {
  const found = await utils.cache.restore(FOLDER);
  console.log(
    found ? `Restored ${FOLDER}/ of the last build.` : `There is no ${FOLDER}/ of an earlier build.`,
  );
}

/** @param {Build} build */
export async function onPostBuild({ utils }) {
  if (await utils.cache.save(FOLDER)) console.log(`Kept ${FOLDER}/ for the next build.`);
}
