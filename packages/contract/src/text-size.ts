import { limits } from './limits.ts';

/**
 * The UTF-8 byte length of a text.
 *
 * @example utf8Bytes('纸 ink') // 7
 */
export function utf8Bytes(text: string): number {
  const buffer = new Uint8Array(3 * Math.min(text.length, chunkLength));
  let bytes = 0;
  for (let at = 0; at < text.length; ) {
    const splitsPair = isHighSurrogate(text.charCodeAt(at + chunkLength - 1));
    const end = splitsPair ? at + chunkLength - 1 : at + chunkLength;
    bytes += encoder.encodeInto(text.slice(at, end), buffer).written;
    at = end;
  }

  return bytes;
}

/** About 40 times as fast as a loop over the characters of a long text. */
const encoder = new TextEncoder();
const chunkLength = 65_536;

/** Whether a text exceeds the size limit. Counts bytes only if its length is inconclusive. */
export function isTextTooLong(text: string): boolean {
  const { textBytesMax } = limits;
  if (text.length > textBytesMax) return true;

  return text.length * 3 > textBytesMax && utf8Bytes(text) > textBytesMax;
}

/** A surrogate pair must not be split between two chunks. */
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
