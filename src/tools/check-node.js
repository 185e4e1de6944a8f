/**
 * Stops an npm script, which begins with this, on a Node.js that can't run TypeScript without a flag, as from 22.18 on.
 * It uses nothing that an old one lacks. `node_modules` brings a Node.js of its own, which npm's scripts find first,
 * unless it was installed with `--ignore-scripts` or `--omit=dev`.
 */
const { features, version } = process;

if (!('typescript' in features) || features.typescript === false) {
  console.error(
    `This needs Node.js 22.18 or later, and here is ${version.slice(1)}: run "npm ci" without --ignore-scripts and --omit=dev, which brings one along, or install Node.js 24.`,
  );
  process.exit(1);
}
