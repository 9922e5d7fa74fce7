import { limits } from '@longhand/contract/limits';
import type Sharp from 'sharp';

type ImageTarget = {
  /** Accepted media types, such as `image/png`. The type is detected from the bytes. */
  types: readonly string[];
  width: number;
  height: number;
  /** `cover` crops to the size, `inside` keeps the whole image and never enlarges it. */
  fit: 'cover' | 'inside';
};

/**
 * Re-encodes an image from its pixels, which removes EXIF metadata (location, author), animation and trailing data.
 *
 * @returns WebP, or null for a file that is not an image of the accepted types within the size limit
 */
export async function reencodeImage(
  file: Uint8Array,
  { types, width, height, fit }: ImageTarget,
): Promise<Uint8Array | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(file, { limitInputPixels: limits.pictureSideMax ** 2, pages: 1 });
    const found = await image.metadata();
    const isAccepted = found.mediaType !== undefined && types.includes(found.mediaType);
    if (!isAccepted || Math.max(found.width, found.height) > limits.pictureSideMax) return null;

    return await image
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

let sharpModule: Promise<typeof Sharp> | undefined;

/** Loaded on first use. All image loaders but those of the named formats are blocked: SVG and PDF could load files. */
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
        'VipsForeignLoadNsgifBuffer',
        'VipsForeignLoadHeifBuffer', // AVIF
      ],
    });

    return sharp;
  });

  return sharpModule;
}
