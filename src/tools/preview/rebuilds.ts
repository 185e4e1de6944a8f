/** Rebuilds the site on demand, one build at a time. */
export interface Rebuilds {
  /** Asks for a rebuild. While one runs, all that ask share one more. */
  request: () => void;
  /** Resolves when nothing is being built or waiting to be. */
  idle: () => Promise<void>;
}

/**
 * A queue of rebuilds. One that fails leaves the site as it is, and the next is tried all the same.
 *
 * @param rebuild builds the site anew and puts it in the place of the old one
 * @param log tells the person at the preview, one line or more
 */
export function queueRebuilds(rebuild: () => Promise<void>, log: (message: string) => void): Rebuilds {
  let last = Promise.resolve();
  let isWaiting = false;

  const next = async () => {
    isWaiting = false;
    log('Rebuilding the site.');
    try {
      await rebuild();
      log('The rebuilt site is live.');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`The build failed, and the site stays as it was:\n${reason}`);
    }
  };

  return {
    request: () => {
      if (isWaiting) return;
      isWaiting = true;
      last = last.then(next);
    },
    idle: () => last,
  };
}
