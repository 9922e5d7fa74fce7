import { limits } from '@longhand/contract/limits';

/** The server stores images of at most this width and height. */
const storedSide = 2_048;

/**
 * The image itself, or a resized one if the server would refuse it for its pixels or bytes. Null if the browser cannot decode the file. A
 * shrunk animation becomes its first frame, as on the server.
 */
export async function shrinkImage(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;

  const { width, height } = image;
  const longest = Math.max(width, height);
  try {
    if (longest <= limits.pictureSideMax && file.size <= limits.attachmentBytesMax) return file;
    const scale = Math.min(1, storedSide / longest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'; // Safari encodes no WebP and returns PNG
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

    return blob ?? file;
  } finally {
    image.close();
  }
}
