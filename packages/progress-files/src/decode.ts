import { UnreadableFileError } from './record.ts';

/**
 * Decodes a text file: UTF-8 or UTF-16 by its byte order mark, otherwise UTF-8, otherwise Windows-1252, which Western European spreadsheets
 * still use.
 *
 * @throws UnreadableFileError `empty`; `not_text` if it contains NUL characters, as binary files do.
 */
export function decode(bytes: Uint8Array): string {
  const text = detectDecoder(bytes).decode(bytes);
  if (text.trim() === '') throw new UnreadableFileError('empty');
  if (text.includes('\0')) throw new UnreadableFileError('not_text');

  return text;
}

function detectDecoder(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');

  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);

    return true;
  } catch {
    return false;
  }
}
