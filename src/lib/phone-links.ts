import type { HastPlugin } from './external-links.ts';

type Context = Parameters<NonNullable<HastPlugin['text']>>[1];
type HastNode = Parameters<Context['replaceNode']>[0];

// Neither area codes nor the three digits after them begin with 0 or 1: that leaves out most ranges and identifiers.
const THREE = String.raw`[2-9]\d\d`;
// A point, a hyphen, one that does not break, or the dash that Markdown makes of two.
const DASH = String.raw`[-.\u2011\u2013]`;
const GAP = String.raw`(?:${DASH}|\s)`;
const FORMS = [
  // Only +1 says that digits without dashes are a phone number.
  String.raw`\+1${GAP}?${THREE}${GAP}?${THREE}${GAP}?\d{4}`,
  String.raw`(?:\+1${GAP}?|1${DASH})?\(${THREE}\)${GAP}?${THREE}${GAP}\d{4}`,
  String.raw`(?:1${DASH})?${THREE}${DASH}${THREE}${DASH}\d{4}`,
];
// Not the end of something longer, such as a price, an address or another country's number, nor its beginning.
const BEFORE = String.raw`(?<![\w$#/+]|${DASH}|\+\d{1,3}\s)`;
const AFTER = String.raw`(?!\w|(?:${DASH}|/)\d)`;
const PHONE = new RegExp(`${BEFORE}(${FORMS.join('|')})${AFTER}`);

const TAG = /<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)\b[^>]*>/gi;

const LEFT_ALONE: ReadonlySet<string> = new Set(['a', 'code', 'pre']);
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The elements that HTML, written within Markdown, leaves open. Those without an end tag are among them. */
function leftOpen(html: string): string[] {
  const open: string[] = [];
  for (const { groups } of html.matchAll(TAG)) {
    const name = groups?.['name']?.toLowerCase() ?? '';
    if (groups?.['slash'] === '') open.push(name);
    else if (open.includes(name)) open.splice(open.lastIndexOf(name), 1);
  }
  return open;
}

/** Names of all elements around a node. Tags written in Markdown are siblings of what they enclose, not parents. */
function elementsAround(node: HastNode, ctx: Context): string[] {
  const parent = ctx.parent(node);
  if (parent === undefined) return [];
  const html = parent.children
    .slice(0, ctx.indexOf(node))
    .map((sibling) => (sibling.type === 'raw' ? sibling.value : ''))
    .join('');
  const own = parent.type === 'element' ? [parent.tagName] : [];
  return [...leftOpen(html), ...own, ...elementsAround(parent, ctx)];
}

/** The link that calls a number; in a heading, which is no place for one, only what keeps it on one line. */
function unbroken(phone: string, inHeading: boolean): HastNode {
  const className = ['whitespace-nowrap'];
  const href = `tel:+1${phone.replace(/\D/g, '').slice(-10)}`;
  return {
    type: 'element',
    tagName: inHeading ? 'span' : 'a',
    properties: inHeading ? { className } : { href, className },
    children: [{ type: 'text', value: phone }],
  };
}

/**
 * Markdown: US phone numbers in text become links that call them, and stay on one line. In goes `(NNN) NNN-NNNN` or
 * `NNN-NNN-NNNN`, with or without `1-` or `+1`; out comes the same text in `<a href="tel:+1NNNNNNNNNN">`. Numbers in
 * headings stay on one line without a link; those in links and code are left as they are.
 */
export const phoneLinks: HastPlugin = {
  name: 'phone-links',
  text(node, ctx) {
    // Every second part is a number, since the pattern has one group.
    const parts = node.value.split(PHONE);
    if (parts.length === 1) return;
    const around = elementsAround(node, ctx);
    if (around.some((name) => LEFT_ALONE.has(name))) return;
    const inHeading = around.some((name) => HEADINGS.has(name));
    ctx.replaceNode(
      node,
      parts.flatMap((value, index): HastNode[] => {
        if (index % 2 === 1) return [unbroken(value, inHeading)];
        return value === '' ? [] : [{ type: 'text', value }];
      }),
    );
  },
};
