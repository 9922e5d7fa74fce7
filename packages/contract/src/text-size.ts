import { limits } from './limits.ts';

/**
 * The UTF-8 byte length of a text.
 *
 * @example utf8Bytes('纸 ink') // 7
 */
export function utf8Bytes(text: string): number {
  const room = new Uint8Array(3 * Math.min(text.length, stretch));
  let bytes = 0;
  for (let at = 0; at < text.length; ) {
    const isInPair = isFirstOfPair(text.charCodeAt(at + stretch - 1));
    const end = isInPair ? at + stretch - 1 : at + stretch;
    bytes += encoder.encodeInto(text.slice(at, end), room).written;
    at = end;
  }

  return bytes;
}

/** About 40 times as fast as a loop over the characters of a long text. */
const encoder = new TextEncoder();
const stretch = 65_536;

/** Whether a text exceeds the size limit. Counts bytes only if its length is inconclusive. */
export function isTextTooLong(text: string): boolean {
  const { textBytesMax } = limits;
  if (text.length > textBytesMax) return true;

  return text.length * 3 > textBytesMax && utf8Bytes(text) > textBytesMax;
}

/** A surrogate pair must not be split between two chunks. */
function isFirstOfPair(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
