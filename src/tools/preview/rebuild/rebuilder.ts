/** How a build went; `reason` says in the build's own words what stopped it. */
export type BuildResult = { ok: true } | { ok: false; reason: string };

/** What a rebuilder works with. */
export interface RebuildOptions {
  /** Builds the site anew, somewhere else than where it is served from. */
  build: () => Promise<BuildResult>;
  /** Puts the new site in the place of the old one. */
  swap: () => Promise<void>;
  /** Tells the person at the preview, one line or more. */
  log: (message: string) => void;
}

/** Rebuilds the site on demand. */
export interface Rebuilder {
  /** Asks for a rebuild. While one runs, all that ask share one more. */
  request: () => void;
  /** Resolves when nothing is being built or waiting to be. */
  idle: () => Promise<void>;
}

/** A rebuilder. A build that fails leaves the site as it is, and the next one is tried all the same. */
export function createRebuilder({ build, swap, log }: RebuildOptions): Rebuilder {
  let running: Promise<void> | undefined;
  let again = false;

  const once = async () => {
    log('Rebuilding the site.');
    const result = await build();
    if (result.ok) {
      await swap();
      log('The rebuilt site is live.');
    } else {
      log(`The build failed, and the site stays as it was:\n${result.reason}`);
    }
  };

  const run = async () => {
    do {
      again = false;
      await once().catch((error: unknown) => {
        log(`The build failed, and the site stays as it was:\n${String(error)}`);
      });
      // A request that came meanwhile may have been too late for the build that just ended.
    } while (wasAskedAgain());
    running = undefined;
  };
  // A function, since the compiler does not see that `request` changes the variable during the await.
  const wasAskedAgain = () => again;

  return {
    request: () => {
      again = true;
      running ??= run();
    },
    idle: () => running ?? Promise.resolve(),
  };
}
