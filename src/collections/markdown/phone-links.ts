import type { HastPlugin } from './external-links.ts';
import { splitAtPhones, telephoneLink } from '../../lib/phone.ts';

type Context = Parameters<NonNullable<HastPlugin['text']>>[1];
type HastNode = Parameters<Context['replaceNode']>[0];

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

/** Keeps a number on one line wherever that is wide enough for it. */
const UNBROKEN = 'inline-block';
/** What calls the company has the color of calls. */
const OWN = 'text-call';

/** The link that calls a number; in a heading, which is no place for one, only what keeps it on one line. */
function unbroken(phone: string, inHeading: boolean, telLink: string): HastNode {
  const href = telephoneLink(phone);
  const className = href === telLink ? [UNBROKEN, OWN] : [UNBROKEN];
  return {
    type: 'element',
    tagName: inHeading ? 'span' : 'a',
    properties: inHeading ? { className: [UNBROKEN] } : { href, className },
    children: [{ type: 'text', value: phone }],
  };
}

/**
 * Markdown: US phone numbers in text become links that call them, and stay on one line. In goes `(NNN) NNN-NNNN` or
 * `NNN-NNN-NNNN`, with or without `1-` or `+1`; out comes the same text in `<a href="tel:+1NNNNNNNNNN">`. Numbers in
 * headings stay on one line without a link; those in links and code are left as they are. Links that call the company
 * have the color of calls, those that were written by hand too; all others are quiet.
 *
 * @param telLink the link that calls the company, as `site.yaml` has it
 */
export const phoneLinks = (telLink: string): HastPlugin => ({
  name: 'phone-links',
  element: {
    filter: ['a'],
    visit(node, ctx) {
      if (node.properties['href'] === telLink && node.properties['className'] === undefined) {
        ctx.setProperty(node, 'className', [OWN]);
      }
    },
  },
  text(node, ctx) {
    const parts = splitAtPhones(node.value);
    if (!parts.some(({ isPhone }) => isPhone)) return;
    const around = elementsAround(node, ctx);
    if (around.some((name) => LEFT_ALONE.has(name))) return;
    const inHeading = around.some((name) => HEADINGS.has(name));
    ctx.replaceNode(
      node,
      parts.map(({ text, isPhone }) =>
        isPhone ? unbroken(text, inHeading, telLink) : { type: 'text', value: text },
      ),
    );
  },
});
