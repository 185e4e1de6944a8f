import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first 12 digits of the SHA-256 of a text or of bytes. */
export const digest = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 12);

/**
 * Files by the digest of what they hold.
 *
 * @param root the project's folder
 * @param files their paths from there
 */
export const digestsOf = (root: string, files: readonly string[]): { file: string; digest: string }[] =>
  files.map((file) => ({ file, digest: digest(readFileSync(join(root, file))) }));
