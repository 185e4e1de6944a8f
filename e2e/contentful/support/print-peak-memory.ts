/** Loaded before a program with `node --import`: prints at its end how much memory it held at most, in kilobytes. */
process.on('exit', () => {
  process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS} kB\n`);
});
