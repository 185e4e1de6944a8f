import type { RemotePicture } from '../schemas/post.ts';
import { visibleLine } from '../lib/text.ts';
import { SHARE_SIZE } from '../lib/share-size.ts';
import type { AnsweredAsset } from './read-answer.ts';

/** Hosts of Contentful's Images API. It serves pictures up to a size; larger ones and other files come from elsewhere. */
export const IMAGE_HOSTS: ReadonlySet<string> = new Set(['images.ctfassets.net', 'images.eu.ctfassets.net']);

/** Hosts of files that are no pictures. */
const FILE_HOSTS = /^(?:images|assets|downloads|videos)(?:\.eu)?\.ctfassets\.net$/;

/** What the Images API can turn into WebP and JPEG. */
const CONVERTIBLE = /^image\/(?:jpe?g|png|webp|avif|tiff)$/;
/** What browsers show as it is; turned into another format it would lose its movement or its sharpness. */
const SHOWN_AS_IS = /^image\/(?:gif|svg\+xml)$/;

/** The longest side that the Images API makes. */
const LONGEST_SIDE = 4000;

const QUALITY = 75;

/** The address of a file: with `https:` where the API leaves the protocol out. */
function fileUrl(url = ''): URL | undefined {
  const parsed = URL.parse(url, 'https://no.file');
  const isFile = parsed?.protocol === 'https:' && FILE_HOSTS.test(parsed.hostname) && parsed.port === '';
  return isFile ? parsed : undefined;
}

/** The full address of a file of the space; `undefined` where there is none, or none of Contentful's. */
export const assetUrl = (asset: AnsweredAsset | undefined): string | undefined => fileUrl(asset?.url)?.href;

/** Why a file is no picture, and what to do about it where that is not to choose another. */
type NoPicture = { reason: string; remedy?: string };

const MAKE_SMALLER = 'save it smaller, 2,000 pixels wide and of a few megabytes at most, and publish it.';

/** A file of the space as a picture, or what keeps it from being one. */
export function pictureOf(asset: AnsweredAsset): RemotePicture | NoPicture {
  const { contentType = '', width, height, description = '' } = asset;
  const url = fileUrl(asset.url);
  if (url === undefined) return { reason: 'its file has no address at Contentful' };
  const convertible = CONVERTIBLE.test(contentType);
  const isShown = convertible || SHOWN_AS_IS.test(contentType);
  if (!isShown) return { reason: 'its file is no picture that browsers show' };
  if (!IMAGE_HOSTS.has(url.hostname)) {
    return { reason: 'its file is too large for a picture', remedy: MAKE_SMALLER };
  }
  if (width === undefined || height === undefined) return { reason: 'its file has no width and height' };
  if (widest({ width, height }) === 0) return { reason: 'it is a line' };
  // A comma would end an address in a srcset.
  const address = `${url.origin}${url.pathname.replaceAll(',', '%2C')}`;
  return { kind: 'remote', url: address, width, height, alt: visibleLine(description), convertible };
}

/** The widest that may be asked for: neither side over its own, nor over what the API makes. */
function widest({ width, height }: { width: number; height: number }): number {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return Math.floor(width * factor);
}

/**
 * What an `img` and the `source` before it need to show a picture at several `widths`, in pixels; `webp` is empty where it
 * cannot be converted. Nothing is downloaded: Contentful makes the sizes when they are asked for.
 */
export function pictureSources(picture: RemotePicture, widths: readonly number[]) {
  const { url, width, height, convertible } = picture;
  if (!convertible) return { webp: '', src: url, width, height };
  const most = widest(picture);
  const fitting = widths.filter((wanted) => wanted < most);
  const offered = fitting.length < widths.length ? [...fitting, most] : fitting;
  const at = (w: number, fm: string) => `${url}?w=${w}&fm=${fm}&q=${QUALITY}`;
  const middle = offered[Math.floor(offered.length / 2)] ?? most;
  return {
    webp: offered.map((w) => `${at(w, 'webp')} ${w}w`).join(', '),
    src: at(middle, 'jpg'),
    width: middle,
    height: Math.max(1, Math.round((middle / width) * height)),
  };
}

/** A picture's address for shared links; `undefined` where it is too small for one. */
export function shareUrl({ url, width, height, convertible }: RemotePicture): string | undefined {
  if (!convertible || width < SHARE_SIZE.width || height < SHARE_SIZE.height) return undefined;
  return `${url}?w=${SHARE_SIZE.width}&h=${SHARE_SIZE.height}&fit=fill&fm=jpg&q=${QUALITY}`;
}
