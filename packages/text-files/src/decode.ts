import { analyse } from 'chardet';
import { FileRefusal } from './file-refusal.ts';

/** As much of a file as is looked at to guess its encoding. */
const looked = 262_144;

/**
 * Bytes as text: by their mark, as UTF-8, as UTF-16 without a mark, else in the likeliest of the older encodings (Windows-1252,
 * GB18030 and their like). Line ends become those of the web.
 *
 * @throws FileRefusal `unknown` for bytes that are no text
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, declared?: string): string {
  const text = marked(bytes) ?? (declared && inEncoding(declared, bytes)) ?? unmarked(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
  const controls = text.slice(0, looked).match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g);
  if (text.includes('\u0000') || (controls?.length ?? 0) > text.length / 1000 + 2) {
    throw new FileRefusal('unknown');
  }

  return text.replaceAll(/\r\n?|\u0085|\u2028/g, '\n').replaceAll('\u2029', '\n\n');
}

/** In an encoding that a file names itself; undefined where that is none, or not true. */
function inEncoding(encoding: string, bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // an unknown name, or bytes that are not in it
  }
}

function marked(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return inEncoding('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return inEncoding('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return inEncoding('utf-16be', bytes);

  return undefined;
}

function unmarked(bytes: Uint8Array<ArrayBuffer>): string {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return inEncoding(wide, bytes) ?? refuseUnknown();

  return inEncoding('utf-8', bytes) ?? likeliest(bytes);
}

/** In UTF-16 every letter of a Western script, and every line end, brings a zero byte on one side. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, looked) & ~1;
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

function likeliest(bytes: Uint8Array<ArrayBuffer>): string {
  for (const { name } of analyse(bytes.subarray(0, looked))) {
    const text = name.startsWith('UTF') ? undefined : inEncoding(name, bytes);
    if (text !== undefined && !/[\u0080-\u009f]/.test(text)) return text;
  }

  return inEncoding('windows-1252', bytes) ?? refuseUnknown();
}

function refuseUnknown(): never {
  throw new FileRefusal('unknown');
}
