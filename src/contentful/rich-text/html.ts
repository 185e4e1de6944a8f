import type { Target } from './links.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text for HTML, between tags or in an attribute with double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? '');
}

/** Attributes with a space before each; those without a value are left out. */
export function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(String(value))}"`]))
    .join('');
}

/** A link; to another site in a new tab, telling that site nothing of this page. */
export function linkTo({ href, external }: Target, words: string): string {
  const newTab = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return `<a${attributes({ href, ...newTab })}>${words}</a>`;
}
