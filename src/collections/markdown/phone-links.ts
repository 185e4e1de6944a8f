import { splitAtPhones, type TextPart } from '../../lib/phone.ts';

/** A comment, or a tag; this may hold the character that ends it, in quotes. */
const TAG = /(<!--[^]*?-->|<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>)/i;

const LEFT_ALONE: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'script', 'style', 'textarea']);
const HEADING = /^h[1-6]$/;

/** Keeps a number on one line wherever that is wide enough for it. */
const UNBROKEN = 'inline-block';
/** What calls the company has the color of calls. */
const OWN = 'text-call';

/** The link that calls a number; in a heading, which is no place for one, only what keeps it on one line. */
function unbroken({ text, href }: TextPart, inHeading: boolean, telLink: string): string {
  if (href === undefined) return text;
  if (inHeading) return `<span class="${UNBROKEN}">${text}</span>`;
  return `<a href="${href}" class="${href === telLink ? `${UNBROKEN} ${OWN}` : UNBROKEN}">${text}</a>`;
}

/** A link that was written by hand. */
function linkTag(tag: string, telLink: string): string {
  const own = `<a href="${telLink}"`;
  return tag.startsWith(own) && !tag.includes(' class=') ? tag.replace(own, `${own} class="${OWN}"`) : tag;
}

/**
 * Makes links of the phone numbers in the HTML of a page or a post, and keeps each on one line. In headings they are no
 * links; in links and code they are left as they are. Links that call the company have the color of calls, also those
 * that were written by hand. The HTML has to close every element that it opens.
 */
export function linkPhones(html: string, telLink: string): string {
  const open: string[] = [];
  const link = (part: string, index: number) => {
    if (index % 2 === 0) {
      if (open.some((name) => LEFT_ALONE.has(name))) return part;
      const inHeading = open.some((name) => HEADING.test(name));
      return splitAtPhones(part)
        .map((found) => unbroken(found, inHeading, telLink))
        .join('');
    }
    const [, slash, name = ''] = /^<(\/?)(\w*)/.exec(part.toLowerCase()) ?? [];
    if (slash === '') open.push(name);
    else if (open.includes(name)) open.splice(open.lastIndexOf(name));
    return linkTag(part, telLink);
  };
  return html.split(TAG).map(link).join('');
}
