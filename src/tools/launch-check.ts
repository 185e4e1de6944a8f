/**
 * Lists what still has to be done before the site goes live, and where. Run it with `npm run launch-check`, or with
 * `npm run launch-check -- --json` for a program. It ends with 1 while something must be done, and with 0 when
 * only advice is left. It looks at the project in the current folder.
 */
import { ContentError } from '../collections/content-problem.ts';
import { environment, loadEnvironment } from '../environment.ts';
import { checkLaunch } from './launch-check/check-launch.ts';
import { ofLevel } from './launch-check/finding.ts';
import { describeFindings } from './launch-check/report.ts';

const root = process.cwd();

try {
  loadEnvironment(root);
  const findings = await checkLaunch(root, environment);
  const isJson = process.argv.includes('--json');
  console.log(isJson ? JSON.stringify(findings, null, 2) : describeFindings(findings));
  process.exitCode = ofLevel('must', findings).length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
