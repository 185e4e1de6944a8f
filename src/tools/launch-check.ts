/**
 * `npm run launch-check`, or `npm run launch-check -- --json` for a program: lists what still has to be done before the
 * site goes live, and where. Ends with 1 while something must be done, and with 0 when only advice is left.
 */
import { environment } from '../environment.ts';
import { checkLaunch } from './launch-check/check-launch.ts';
import { describeFindings, ofLevel } from './launch-check/finding.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (root) => {
  const findings = await checkLaunch(root, environment);
  const isJson = process.argv.includes('--json');
  console.log(isJson ? JSON.stringify(findings, null, 2) : describeFindings(findings));
  process.exitCode = ofLevel('must', findings).length === 0 ? 0 : 1;
});
