/** As large as the largest circle that a portrait is shown in, twice over for sharp screens. */
const side = 512;

/**
 * The middle of a picture as a small square in base64, so that a photograph of any size can be sent and nothing of it
 * but the pixels leaves the device. Null where the browser can not read it as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;

  const { width, height } = picture;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas
    .getContext('2d')
    ?.drawImage(picture, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
  picture.close();

  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}
