import { refuse } from '@longhand/contract/errors';
import { reencodeImage } from '../../platform/image/reencode-image.ts';

const side = 256;
const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Re-encodes a picture as a small square, without metadata.
 *
 * @returns WebP of 256 × 256
 * @throws `picture_refused` for anything but a JPEG, PNG or WebP whose sides are within the limit
 */
export async function createAvatarImage(file: Uint8Array): Promise<Uint8Array> {
  const avatar = await reencodeImage(file, { types, width: side, height: side, fit: 'cover' });
  if (avatar === null) {
    throw refuse('picture_refused', { fields: { image: 'picture_refused' } });
  }

  return avatar;
}
