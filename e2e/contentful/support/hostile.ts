import { post, picture, SITE } from '../stand-in/posts.ts';
import {
  body,
  cell,
  embeddedAsset,
  heading,
  hyperlink,
  list,
  node,
  paragraph,
  quote,
  table,
  text,
  toAsset,
} from '../stand-in/rich-text.ts';
import { link, type Space } from '../stand-in/space.ts';

/** Sets `window.hacked` wherever it runs. */
const SCRIPT = 'window.hacked=true';

const MARKUP = [
  `<script>${SCRIPT}</script>`,
  `"><script>${SCRIPT}</script>`,
  `</script><script>${SCRIPT}</script>`,
  `]]><script>${SCRIPT}</script>`,
  `<img src=x onerror=${SCRIPT}>`,
  `<svg onload=${SCRIPT}></svg>`,
  `' onmouseover='${SCRIPT}' x='`,
  `<iframe srcdoc="<script>parent.${SCRIPT}</script>"></iframe>`,
  `<style>*{display:none!important}</style>`,
  `<form action=https://evil.example><button>Send</button></form>`,
  `<base href=https://evil.example/>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example">`,
].join(' ');

const ADDRESSES = [
  `javascript:${SCRIPT}`,
  `JaVaScRiPt:${SCRIPT}`,
  ` javascript:${SCRIPT}`,
  `java\nscript:${SCRIPT}`,
  `java\tscript:${SCRIPT}`,
  `\u0001javascript:${SCRIPT}`,
  `javascript&colon;${SCRIPT}`,
  `vbscript:${SCRIPT}`,
  `data:text/html,<script>${SCRIPT}</script>`,
  `data:text/html;base64,PHNjcmlwdD4=`,
  `blob:${SITE}/x`,
  `file:///etc/passwd`,
  `"onmouseover="${SCRIPT}`,
  `https://example.com/"onmouseover="${SCRIPT}`,
  `/services"onmouseover="${SCRIPT}`,
];

/** An asset whose every text and address is hostile. */
const hostilePicture = (number: number, url: string) =>
  picture(number, {
    title: MARKUP,
    description: `"><script>${SCRIPT}</script> onerror=${SCRIPT}`,
    file: {
      url,
      contentType: 'image/jpeg',
      fileName: `"><script>${SCRIPT}</script>.jpg`,
      details: { image: { width: 1600, height: 1000 } },
    },
  });

/** The slugs of the hostile posts. */
export const HOSTILE_SLUGS = ['hostile-words', 'hostile-addresses'];

/** Puts posts into a space that try to run a script from every place that a text or an address can have. */
export function addHostilePosts(space: Space): void {
  space.assets.push(
    hostilePicture(900, `//images.ctfassets.net/a/b/c/"onerror="${SCRIPT}.jpg`),
    hostilePicture(901, `javascript:${SCRIPT}`),
    hostilePicture(902, `data:text/html,<script>${SCRIPT}</script>`),
    hostilePicture(903, `//evil.example/x.jpg`),
  );
  space.entries.push(
    post(900, {
      title: `Words ${MARKUP}`.slice(0, 250),
      slug: 'hostile-words',
      excerpt: `Excerpt ${MARKUP}`,
      metaDescription: `Description ${MARKUP}`,
      image: link('Asset', 'picture900'),
      body: body(
        heading(2, MARKUP),
        paragraph(MARKUP, text(MARKUP, 'bold', 'code')),
        paragraph(text(`${MARKUP}\n${MARKUP}`, 'code')),
        list('unordered', MARKUP),
        quote(MARKUP),
        table(
          [cell(MARKUP, 'table-header-cell', { colspan: `"><script>${SCRIPT}</script>` })],
          [cell(MARKUP)],
        ),
        node(`"><script>${SCRIPT}</script>`, [paragraph(MARKUP)]),
        paragraph(hyperlink('https://example.com/', MARKUP)),
        embeddedAsset('picture900'),
      ),
    }),
    post(901, {
      title: 'Addresses',
      slug: 'hostile-addresses',
      image: link('Asset', 'picture901'),
      body: body(
        ...ADDRESSES.map((address) => paragraph(hyperlink(address, 'press'))),
        ...['picture900', 'picture901', 'picture902', 'picture903'].flatMap((id) => [
          embeddedAsset(id),
          paragraph(toAsset(id, 'press')),
        ]),
      ),
    }),
  );
}
