import { reencodeImage } from '../image/reencode-image.ts';
import type { FetchFailure } from '../outbound/fetch-error.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { decodePage } from './decode-page.ts';
import { type PageMetadata, readPageMetadata } from './page-metadata.ts';

type PreviewOptions = {
  guardedFetch: GuardedFetch;
  signal?: AbortSignal;
};

export type LinkPreviewResult =
  | { is: 'read'; preview: { url: string } & PageMetadata }
  | FetchFailure;

/** Metadata is at the start of a page. */
const maxPageBytes = 512 * 1_024;
const pageTypes = ['text/html', 'application/xhtml+xml'];

/** Reads title, description, site name and image URL of the page that a URL leads to. */
export async function readLinkPreview(
  address: string,
  { guardedFetch, signal }: PreviewOptions,
): Promise<LinkPreviewResult> {
  const page = await guardedFetch(address, {
    types: pageTypes,
    maxBytes: maxPageBytes,
    isCutAtLimit: true,
    signal,
  });
  if (page.is === 'failed') return page;
  const { url, body, charset } = page;

  return { is: 'read', preview: { url, ...readPageMetadata(decodePage(body, charset), url) } };
}

export type PreviewImageResult =
  | { is: 'read'; content: Uint8Array }
  /** Not an image of the accepted types, or one with too many pixels. */
  | { is: 'failed'; reason: 'invalid_image'; detail: string }
  | FetchFailure;

const maxImageBytes = 5 * 1_024 * 1_024;
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const imageSide = 640;

/** Loads the image of a preview and re-encodes it as WebP of at most 640 × 640 without metadata. SVG is not accepted: it can contain scripts. */
export async function readPreviewImage(
  address: string,
  { guardedFetch, signal }: PreviewOptions,
): Promise<PreviewImageResult> {
  const image = await guardedFetch(address, { types: imageTypes, maxBytes: maxImageBytes, signal });
  if (image.is === 'failed') return image;
  const content = await reencodeImage(image.body, {
    types: imageTypes,
    width: imageSide,
    height: imageSide,
    fit: 'inside',
  });

  return content === null
    ? { is: 'failed', reason: 'invalid_image', detail: image.type }
    : { is: 'read', content };
}
