/**
 * Splits the HTML of a text after its first section, so that something can stand between the two parts.
 *
 * @param html HTML whose sections begin with `h2`
 * @returns what stands before the second section, and the rest; the rest is empty where there is one section
 */
export function splitAfterFirstSection(html: string): { first: string; rest: string } {
  const start = html.search(/<h2[\s>]/);
  // Text before the first heading is a section too.
  const from = start === 0 ? html.slice(3).search(/<h2[\s>]/) + 3 : start;
  if (from < 3) return { first: html, rest: '' };
  return { first: html.slice(0, from), rest: html.slice(from) };
}
