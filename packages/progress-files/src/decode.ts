import { UnreadableFile } from './record.ts';

/**
 * The text of a file as spreadsheets and scripts write it: UTF-8 or UTF-16 by its mark, else UTF-8, else
 * Windows-1252, which spreadsheets of western Europe still write.
 *
 * @throws UnreadableFile `empty`; `not_text` when it holds NUL characters, as programs and pictures do.
 */
export function decode(bytes: Uint8Array): string {
  const text = decoderOf(bytes).decode(bytes);
  if (text.trim() === '') throw new UnreadableFile('empty');
  if (text.includes('\0')) throw new UnreadableFile('not_text');

  return text;
}

function decoderOf(bytes: Uint8Array) {
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
