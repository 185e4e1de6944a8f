import { loadEnvironment } from '../environment.ts';

/** What keeps a command from its work. The message is for the person who started it, and says all. */
export class CommandError extends Error {
  override stack = '';
}

/** Whether the message of an error says all that a person needs: errors made for that have no stack. */
const saysAll = ({ stack, ...error }: Error & { code?: string }) =>
  !stack || error.code?.startsWith('ERR_PARSE_ARGS') === true;

/** Runs a command in the project's folder, with what `.env` holds. What goes wrong is printed, and ends it with 1. */
export async function runCommand(command: (root: string) => void | Promise<void>): Promise<void> {
  try {
    const root = process.cwd();
    loadEnvironment(root);
    await command(root);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(saysAll(error) ? error.message : error.stack);
    process.exitCode = 1;
  }
}
