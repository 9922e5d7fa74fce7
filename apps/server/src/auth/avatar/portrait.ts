import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type Sharp from 'sharp';

const side = 256;
const formats = new Set(['jpeg', 'png', 'webp']);

/**
 * A small square made anew from the pixels of a picture, so that nothing else of the file is kept: no place where it was
 * taken, no name, nothing hidden behind it. What it is, is told by its bytes and by nothing that was said of it.
 *
 * @returns a WebP of 256 × 256
 * @throws `picture_refused` for anything but a JPEG, PNG or WebP whose sides are within the limit
 */
export async function portraitOf(file: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { limitInputPixels: limits.pictureSideMax ** 2, pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format) || Math.max(width, height) > limits.pictureSideMax) throw refused();

    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refused();
  }
}

const refused = () => refuse('picture_refused', { fields: { image: 'picture_refused' } });

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded with the first picture. Of all that it can read, three formats stay switched on. */
function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
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

  return loaded;
}
