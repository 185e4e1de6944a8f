/**
 * Text from the bytes of a file, without the mark of the byte order that some editors put before it.
 *
 * @returns `undefined` when it is not UTF-8. UTF-16 of plain letters is UTF-8 with NULs between, and does not count.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^.?\0/s.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
