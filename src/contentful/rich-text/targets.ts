import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { visibleLine } from '../../lib/text.ts';
import type { RemotePicture } from '../../schemas/post.ts';
import { assetUrl, pictureOf, pictureSources } from '../images.ts';
import { nameWithId, quoted } from '../place.ts';
import type { AnsweredAsset } from '../read-answer.ts';
import { attributes, escapeHtml, linkTarget, linkTo, type Site } from './links.ts';
import type { NodeData } from './read.ts';

/** What a body may point at. */
export interface Surroundings extends Site {
  /** The post that an entry became; `undefined` where it became none. */
  post: (entry: string) => { path: string; title: string } | undefined;
  /** How messages name an entry, whatever became of it. */
  nameOf: (entry: string) => string;
  asset: (id: string) => AnsweredAsset | undefined;
  /** Is told of what could not be shown, and what to do. */
  report: (found: string, remedy: string) => void;
}

/** Renders what points at something: `words` is the HTML of what stands in it. */
type Render = (data: NodeData, words: string, around: Surroundings) => string;

const PICTURE_WIDTHS = [400, 760, 1200, 1520];
const PICTURE_SIZES = '(min-width: 80em) 680px, (min-width: 62em) 60vw, 92vw';

/** A picture as a figure; alt comes from the description alone: a file's name says nothing. */
function figure(picture: RemotePicture): string {
  const { webp, ...size } = pictureSources(picture, PICTURE_WIDTHS);
  const source =
    webp === '' ? '' : `<source${attributes({ type: 'image/webp', srcset: webp, sizes: PICTURE_SIZES })}>`;
  const img = `<img${attributes({ ...size, alt: picture.alt, loading: 'lazy', decoding: 'async' })}>`;
  return `<figure><picture>${source}${img}</picture></figure>`;
}

/** A file in the body: a picture as a figure, any other as a link with its title. */
const embeddedAsset: Render = ({ target = '' }, _, { asset, report }) => {
  const found = asset(target);
  if (found === undefined) {
    report(`shows the file ${quoted(target)}, which is not published`, 'Publish it, or remove it here.');
    return '';
  }
  const picture = pictureOf(found);
  if (!('reason' in picture)) return figure(picture);
  const { reason, remedy = 'replace it, or remove it here.' } = picture;
  const todo = `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}`;
  const href = assetUrl(found);
  const words = visibleLine(found.title ?? '');
  if (href === undefined || words === '') {
    report(`cannot show the file ${nameWithId(found)}: ${reason}`, todo);
    return '';
  }
  // Any other file is meant to be a link.
  if (found.contentType?.startsWith('image/') === true) {
    report(`shows the picture ${nameWithId(found)} as a link: ${reason}`, todo);
  }
  return `<p>${linkTo(href, escapeHtml(words))}</p>`;
};

/** An entry in the body: a post as a link with its title; the site has no other entries. */
const embeddedEntry: Render = ({ target = '' }, _, { post, nameOf, report }) => {
  const found = post(target);
  if (found !== undefined) return linkTo(found.path, escapeHtml(found.title));
  const entry = nameOf(target);
  report(`embeds the entry ${entry}, which is no post of this site`, 'Publish it, or remove it here.');
  return '';
};

/** Something of another space, which the token of this one cannot read. */
const otherSpace: Render = (_, words, { report }) => {
  report('refers to an entry of another space', 'Link to its address instead.');
  return words;
};

/** What somebody probably meant who typed an address that is none. */
function remedyFor(uri: string): string {
  const address = uri.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return 'Write mailto: before a mailbox.';
  if (/^\+?[\d\s().-]{7,}$/.test(address))
    return 'Write tel: before a phone number, such as tel:+15550100199.';
  return 'Begin it with https:// for another site, or with / for a page of this one.';
}

/** Words as a link, or as words where the link leads nowhere, which is told then. */
function link(href: string | undefined, words: string, tell: () => void): string {
  if (href !== undefined) return linkTo(href, words);
  tell();
  return words;
}

const WORDS_STAY = 'Its words stay without it.';
const TAKE_OUT = `Publish it, or take the link out. ${WORDS_STAY}`;

/** How each kind of node is rendered that points at something. */
export const targets: Readonly<Record<string, Render>> = {
  [BLOCKS.EMBEDDED_ASSET]: embeddedAsset,
  [BLOCKS.EMBEDDED_ENTRY]: (...node) => embeddedEntry(...node).replace(/^.+$/s, '<p>$&</p>'),
  [BLOCKS.EMBEDDED_RESOURCE]: otherSpace,
  [INLINES.EMBEDDED_ENTRY]: embeddedEntry,
  [INLINES.EMBEDDED_RESOURCE]: otherSpace,
  [INLINES.RESOURCE_HYPERLINK]: otherSpace,
  [INLINES.HYPERLINK]: ({ uri = '' }, words, around) =>
    link(linkTarget(uri, around), words, () =>
      around.report(`links to ${quoted(uri)}, which leads nowhere`, `${remedyFor(uri)} ${WORDS_STAY}`),
    ),
  [INLINES.ENTRY_HYPERLINK]: ({ target = '' }, words, { post, nameOf, report }) =>
    link(post(target)?.path, words, () =>
      report(`links to the entry ${nameOf(target)}, which is no post of this site`, TAKE_OUT),
    ),
  [INLINES.ASSET_HYPERLINK]: ({ target = '' }, words, { asset, report }) =>
    link(assetUrl(asset(target)), words, () =>
      report(`links to the file ${quoted(target)}, which is not published`, TAKE_OUT),
    ),
};
