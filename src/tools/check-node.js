/**
 * Says in one line what is missing where a command would run on a Node.js that can't run it. npm scripts begin with
 * it; it uses nothing that an old Node.js does not have.
 *
 * `node_modules` brings a Node.js of its own, which npm's scripts find first, unless it was installed with
 * `--ignore-scripts` or `--omit=dev`. What counts is that it runs TypeScript: from 22.18 on without a flag.
 */
const { features, version } = process;

if (!('typescript' in features) || features.typescript === false) {
  console.error(
    `This needs Node.js 22.18 or later, and here is ${version.slice(1)}: run "npm ci" without --ignore-scripts and --omit=dev, which brings one along, or install Node.js 24.`,
  );
  process.exit(1);
}
