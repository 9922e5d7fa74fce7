import { refuse } from '@longhand/contract/errors';
import { reencodeImage } from '../../platform/image/reencode-image.ts';
import type { AttachmentRow } from './queries.ts';
import { recognizeDocument, safeFileName } from './recognize-file.ts';

type ReadFile = Pick<AttachmentRow, 'kind' | 'name' | 'mediaType' | 'width' | 'height'> & {
  content: Uint8Array;
};

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const imageSide = 2_048;
const webp = { mediaType: 'image/webp', extensions: ['webp'] };

/**
 * Recognizes a file by its content. Images are re-encoded without metadata, animations as their first frame; documents are stored
 * unchanged.
 *
 * @throws `attachment_type` for other files, and for images that cannot be decoded or have too many pixels
 */
export async function readFile(file: Uint8Array<ArrayBuffer>, name: string): Promise<ReadFile> {
  const image = await reencodeImage(file, {
    ...{ types: imageTypes, width: imageSide, height: imageSide },
    fit: 'inside',
  });
  if (image !== null) {
    const { default: sharp } = await import('sharp'); // loaded on first use
    const { width, height } = await sharp(image).metadata();

    return {
      ...{ kind: 'image', mediaType: webp.mediaType, width, height, content: image },
      name: safeFileName(name.replace(/\.[^.]*$/, ''), webp),
    };
  }
  const type = recognizeDocument(file);
  if (type === null) throw refuse('attachment_type', { fields: { content: 'attachment_type' } });

  return {
    ...{ kind: 'document', mediaType: type.mediaType, width: null, height: null, content: file },
    name: safeFileName(name, type),
  };
}
