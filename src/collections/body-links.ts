import { parseHTML } from 'linkedom';
import { markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** Addresses that an attribute holds, in HTML that stands within Markdown. */
function inHtml(html: string, selector: string, attribute: string): string[] {
  const { document } = parseHTML(`<body>${html}</body>`);
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
}

/**
 * Finds what a Markdown body points at, with the processor that makes the page of it.
 *
 * @returns the targets as they are written, in their order; those of code and of unused references are not among them
 */
export function bodyLinks(body: string): { links: string[]; pictures: string[] } {
  const tree = markdownToMdast(body, { position: false });
  const targets = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    targets.set(identifier, url);
  });
  const links: string[] = [];
  const pictures: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'linkReference') links.push(targets.get(node.identifier) ?? '');
    if (node.type === 'image') pictures.push(node.url);
    if (node.type === 'imageReference') pictures.push(targets.get(node.identifier) ?? '');
    if (node.type === 'html') {
      links.push(...inHtml(node.value, 'a[href]', 'href'));
      pictures.push(...inHtml(node.value, 'img[src]', 'src'));
    }
  });
  return { links, pictures };
}
