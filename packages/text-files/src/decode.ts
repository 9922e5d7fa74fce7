import { analyse } from 'chardet';
import { FileOpenError } from './file-open-error.ts';

/** Number of bytes used to detect the encoding. */
const sniffLength = 262_144;

/**
 * Decodes a text file: by byte order mark, as UTF-8, as UTF-16 without a mark, otherwise by detecting a legacy encoding (Windows-1252,
 * GB18030 and similar). Line endings become LF.
 *
 * @throws FileOpenError `unknown` for binary data
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, declared?: string): string {
  const text =
    decodeByMark(bytes) ?? (declared && tryDecode(declared, bytes)) ?? decodeWithoutMark(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish binary data from text
  const controls = text.slice(0, sniffLength).match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g);
  if (text.includes('\u0000') || (controls?.length ?? 0) > text.length / 1000 + 2) {
    throw new FileOpenError('unknown');
  }

  return text.replaceAll(/\r\n?|\u0085|\u2028/g, '\n').replaceAll('\u2029', '\n\n');
}

/** Decodes in the given encoding; undefined if the encoding is unknown or the bytes are invalid in it. */
function tryDecode(encoding: string, bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // unknown encoding, or invalid bytes
  }
}

function decodeByMark(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return tryDecode('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return tryDecode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return tryDecode('utf-16be', bytes);

  return undefined;
}

function decodeWithoutMark(bytes: Uint8Array<ArrayBuffer>): string {
  const wide = detectUtf16(bytes);
  if (wide !== undefined) return tryDecode(wide, bytes) ?? throwUnknown();

  return tryDecode('utf-8', bytes) ?? decodeByDetection(bytes);
}

/** In UTF-16, Western letters and line breaks have a zero byte on one side. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, sniffLength) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const letters = length / 2;
  if (odd > letters * 0.02 && even === 0) return 'utf-16le';
  if (even > letters * 0.02 && odd === 0) return 'utf-16be';

  return undefined;
}

function decodeByDetection(bytes: Uint8Array<ArrayBuffer>): string {
  for (const { name } of analyse(bytes.subarray(0, sniffLength))) {
    const text = name.startsWith('UTF') ? undefined : tryDecode(name, bytes);
    if (text !== undefined && !/[\u0080-\u009f]/.test(text)) return text;
  }

  return tryDecode('windows-1252', bytes) ?? throwUnknown();
}

function throwUnknown(): never {
  throw new FileOpenError('unknown');
}
