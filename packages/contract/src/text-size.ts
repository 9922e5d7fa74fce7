import { limits } from './limits.ts';

/**
 * Bytes that a text takes in UTF-8, in which it travels and is kept.
 *
 * @example utf8Bytes('纸 ink') // 7
 */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) bytes += unit > 0x7ff && !isHalfOfPair(unit) ? 2 : 1;
  }

  return bytes;
}

/** Whether a text is longer than can be saved. Looks at it only where its length leaves a doubt. */
export function isTextTooLong(text: string): boolean {
  const { textBytesMax } = limits;
  if (text.length > textBytesMax) return true;

  return text.length * 3 > textBytesMax && utf8Bytes(text) > textBytesMax;
}

/** Two of them make a character of four bytes. */
function isHalfOfPair(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
