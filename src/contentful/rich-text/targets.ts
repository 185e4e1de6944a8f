import { visibleLine } from '../../lib/text.ts';
import { assetUrl, pictureOf, pictureSources } from '../images.ts';
import { nameOfAsset, quoted } from '../place.ts';
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

const PICTURE_WIDTHS = [400, 760, 1200, 1520];
const PICTURE_SIZES = '(min-width: 80em) 680px, (min-width: 62em) 60vw, 92vw';

const WORDS_STAY = 'Its words stay without it.';

/** A picture as a figure; alt comes from the description alone: a file's name says nothing. */
function figure(picture: Parameters<typeof pictureSources>[0]): string {
  const { webp, ...size } = pictureSources(picture, PICTURE_WIDTHS);
  const source =
    webp === '' ? '' : `<source${attributes({ type: 'image/webp', srcset: webp, sizes: PICTURE_SIZES })}>`;
  const img = `<img${attributes({ ...size, alt: picture.alt, loading: 'lazy', decoding: 'async' })}>`;
  return `<figure><picture>${source}${img}</picture></figure>`;
}

/** A file in the body: a picture as a figure, any other as a link with its title. */
export function embeddedAsset({ target = '' }: NodeData, { asset, report }: Surroundings): string {
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
    report(`cannot show the file ${nameOfAsset(found)}: ${reason}`, todo);
    return '';
  }
  // Any other file is meant to be a link.
  if (found.contentType?.startsWith('image/') === true) {
    report(`shows the picture ${nameOfAsset(found)} as a link: ${reason}`, todo);
  }
  return `<p>${linkTo(href, escapeHtml(words))}</p>`;
}

/** An entry in the body: a post as a link with its title; the site has no other entries. */
export function embeddedEntry({ target = '' }: NodeData, { post, nameOf, report }: Surroundings): string {
  const found = post(target);
  if (found !== undefined) return linkTo(found.path, escapeHtml(found.title));
  report(
    `embeds the entry ${nameOf(target)}, which is no post of this site`,
    'Publish it, or remove it here.',
  );
  return '';
}

/** Something of another space, which the token of this one cannot read. */
export function otherSpace({ report }: Surroundings): string {
  report('refers to an entry of another space', 'Link to its address instead.');
  return '';
}

/** What somebody probably meant who typed an address that is none. */
function remedyFor(uri: string): string {
  const address = uri.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return 'Write mailto: before a mailbox.';
  if (/^\+?[\d\s().-]{7,}$/.test(address))
    return 'Write tel: before a phone number, such as tel:+15550100199.';
  return 'Begin it with https:// for another site, or with / for a page of this one.';
}

/** Words as a link, or as words where the link leads nowhere. */
function link(
  href: string | undefined,
  words: string,
  found: string,
  remedy: string,
  { report }: Surroundings,
) {
  if (href !== undefined) return linkTo(href, words);
  report(found, `${remedy} ${WORDS_STAY}`);
  return words;
}

const TAKE_OUT = 'Publish it, or take the link out.';

/** A link to an address. */
export const toAddress = ({ uri = '' }: NodeData, words: string, around: Surroundings): string =>
  link(
    linkTarget(uri, around),
    words,
    `links to ${quoted(uri)}, which leads nowhere`,
    remedyFor(uri),
    around,
  );

/** A link to the page of a post. */
export function toEntry({ target = '' }: NodeData, words: string, around: Surroundings): string {
  const found = `links to the entry ${around.nameOf(target)}, which is no post of this site`;
  return link(around.post(target)?.path, words, found, TAKE_OUT, around);
}

/** A link to a file. */
export function toAsset({ target = '' }: NodeData, words: string, around: Surroundings): string {
  const asset = around.asset(target);
  const found = `links to the file ${quoted(target)}, which is not published`;
  return link(asset && assetUrl(asset), words, found, TAKE_OUT, around);
}
