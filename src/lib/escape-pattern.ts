/** A pattern that matches just this text. `RegExp.escape` does the same, from Node.js 24 on. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
