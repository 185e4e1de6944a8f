import { parseHTML } from 'linkedom';
import { markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** Elements of HTML that stands within Markdown. */
function elements(html: string, selector: string): Element[] {
  const { document } = parseHTML(`<body>${html}</body>`);
  return [...document.querySelectorAll(selector)];
}

/** Addresses that an attribute holds, in HTML that stands within Markdown. */
function inHtml(html: string, selector: string, attribute: string): string[] {
  return elements(html, selector).map((element) => element.getAttribute(attribute) ?? '');
}

/** A picture whose name has a blank in it: Markdown takes it for words. */
const WITH_BLANKS = /!\[[^\]]*\]\(([^)]*\.\w+)\)/g;

const unmade = (text: string): string[] => Array.from(text.matchAll(WITH_BLANKS), ([, name = '']) => name);

const treeOf = (body: string) => markdownToMdast(body, { position: false });

/**
 * Finds what a Markdown body points at, with the processor that makes the page of it.
 *
 * @returns the targets as they are written, in their order; those of code and of unused references are not among them
 */
export function bodyLinks(body: string): { links: string[]; pictures: string[] } {
  const tree = treeOf(body);
  const targets = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    targets.set(identifier, url);
  });
  const links: string[] = [];
  const pictures: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'linkReference') links.push(targets.get(node.identifier) ?? '');
    if (node.type === 'text') pictures.push(...unmade(node.value));
    if (node.type === 'image') pictures.push(node.url);
    if (node.type === 'imageReference') pictures.push(targets.get(node.identifier) ?? '');
    if (node.type === 'html') {
      links.push(...inHtml(node.value, 'a[href]', 'href'));
      pictures.push(...inHtml(node.value, 'img[src]', 'src'));
    }
  });
  return { links, pictures };
}

/**
 * Finds what a Markdown body should do without, since a page has it already or does not show it.
 *
 * @returns the texts of headings of the highest level, and the addresses that frames show
 */
export function bodyExtras(body: string): { titles: string[]; frames: string[] } {
  const titles: string[] = [];
  const frames: string[] = [];
  const tree = treeOf(body);
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) {
      const words: string[] = [];
      visit(node, ['text', 'inlineCode'], (part) => {
        if ('value' in part) words.push(part.value);
      });
      titles.push(words.join(''));
    }
    if (node.type === 'html') {
      titles.push(...elements(node.value, 'h1').map(({ textContent }) => textContent));
      frames.push(
        ...elements(node.value, 'iframe, object, embed').map(
          (frame) => frame.getAttribute('src') ?? frame.getAttribute('data') ?? '',
        ),
      );
    }
  });
  return { titles, frames };
}
