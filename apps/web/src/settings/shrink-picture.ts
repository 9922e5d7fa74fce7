/** Twice the largest avatar size, for high-resolution screens. */
const sideLength = 512;

/**
 * Crops the center of a picture to a small square in base64. Limits the upload size and drops metadata. Null if the browser cannot decode
 * the file.
 */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;

  const { width, height } = picture;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = sideLength;
  canvas.height = sideLength;
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      (width - edge) / 2,
      (height - edge) / 2,
      edge,
      edge,
      0,
      0,
      sideLength,
      sideLength,
    );
  picture.close();

  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}
