/** Something that keeps the preview from starting. The message is for the person who started it, and says all. */
export class PreviewError extends Error {
  override stack = '';
}
