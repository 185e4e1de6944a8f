import { visibleLine } from '../../lib/text.ts';
import { assetUrl, pictureOf, pictureSources, type NoPicture } from '../images.ts';
import { nameOfAsset, quoted } from '../place.ts';
import type { AnsweredAsset } from '../read-answer.ts';
import { attributes, escapeHtml, linkTo } from './html.ts';
import { linkTarget, type Site } from './links.ts';
import type { NodeData } from './tidy.ts';

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

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const WORDS_STAY = 'Its words stay without it.';

/** A picture as a figure; alt comes from the description alone: a file's name says nothing. */
function figure(asset: AnsweredAsset): string | NoPicture {
  const picture = pictureOf(asset);
  if ('reason' in picture) return picture;
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
  const shown = figure(found);
  if (typeof shown === 'string') return shown;
  const href = assetUrl(found);
  const words = visibleLine(found.title ?? '');
  const remedy = shown.remedy === undefined ? 'Replace it, or remove it here.' : capital(shown.remedy);
  if (href !== undefined && words !== '') {
    // Any other file is meant to be a link.
    if (found.contentType?.startsWith('image/') === true) {
      report(`shows the picture ${nameOfAsset(found)} as a link: ${shown.reason}`, remedy);
    }
    return `<p>${linkTo({ href, external: true }, escapeHtml(words))}</p>`;
  }
  report(`cannot show the file ${nameOfAsset(found)}: ${shown.reason}`, remedy);
  return '';
}

/** An entry in the body: a post as a link with its title; the site has no other entries. */
export function embeddedEntry({ target = '' }: NodeData, { post, nameOf, report }: Surroundings): string {
  const found = post(target);
  if (found !== undefined) return linkTo({ href: found.path, external: false }, escapeHtml(found.title));
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

/** A link to an address. Words whose link leads nowhere stay words. */
export function toAddress({ uri = '' }: NodeData, words: string, around: Surroundings): string {
  const target = linkTarget(uri, around);
  if (target !== undefined) return linkTo(target, words);
  around.report(`links to ${quoted(uri)}, which leads nowhere`, `${remedyFor(uri)} ${WORDS_STAY}`);
  return words;
}

/** A link to the page of a post. */
export function toEntry({ target = '' }: NodeData, words: string, around: Surroundings): string {
  const { post, nameOf, report } = around;
  const found = post(target);
  if (found !== undefined) return linkTo({ href: found.path, external: false }, words);
  const remedy = `Publish it, or take the link out. ${WORDS_STAY}`;
  report(`links to the entry ${nameOf(target)}, which is no post of this site`, remedy);
  return words;
}

/** A link to a file. */
export function toAsset({ target = '' }: NodeData, words: string, { asset, report }: Surroundings): string {
  const found = asset(target);
  const href = found === undefined ? undefined : assetUrl(found);
  if (href !== undefined) return linkTo({ href, external: true }, words);
  const remedy = `Publish it, or take the link out. ${WORDS_STAY}`;
  report(`links to the file ${quoted(target)}, which is not published`, remedy);
  return words;
}
