import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type Sharp from 'sharp';

const side = 256;
const formats = new Set(['jpeg', 'png', 'webp']);

/**
 * Re-encodes a picture as a small square from its pixels, so that no metadata (location, author) and no trailing data is kept. The format
 * is detected from the bytes; the declared type is ignored.
 *
 * @returns WebP of 256 × 256
 * @throws `picture_refused` for anything but a JPEG, PNG or WebP whose sides are within the limit
 */
export async function createAvatarImage(file: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { limitInputPixels: limits.pictureSideMax ** 2, pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format) || Math.max(width, height) > limits.pictureSideMax)
      throw refusePicture();

    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refusePicture();
  }
}

const refusePicture = () => refuse('picture_refused', { fields: { image: 'picture_refused' } });

let sharpModule: Promise<typeof Sharp> | undefined;

/** Loaded on first use. All image loaders but JPEG, PNG and WebP are blocked. */
function loadSharp(): Promise<typeof Sharp> {
  sharpModule ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
      ],
    });

    return sharp;
  });

  return sharpModule;
}
