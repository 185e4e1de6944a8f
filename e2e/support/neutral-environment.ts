/**
 * Takes out of the environment what would change the site, and leaves `.env` unread, so that the tests find the same
 * whatever is set on this machine. It does so as soon as it is imported; all processes that are started then inherit it.
 */
import { variables } from '../../src/environment.ts';

/** What the tests themselves are told. */
const KEPT = ['E2E_PORT', 'CHROMIUM_PATH'];

for (const name of Object.keys(variables)) {
  if (!KEPT.includes(name)) Reflect.deleteProperty(process.env, name);
}
process.env['ENV_FILE'] = 'none';
