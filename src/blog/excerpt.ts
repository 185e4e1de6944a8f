/**
 * Cuts a text to a number of words.
 *
 * @param text plain text; runs of white space count as one
 * @param words how many words may stay
 * @returns the text as it is when it is short enough, else its first words and an ellipsis
 */
export function excerptOf(text: string, words: number): string {
  const all = text.split(/\s+/).filter(Boolean);
  if (all.length <= words) return all.join(' ');
  const first = all.slice(0, words).join(' ');
  return `${first.replace(/[.,;:!?]+$/, '')}…`;
}
