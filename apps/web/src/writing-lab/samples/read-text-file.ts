import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';

type ReadFile = { title: string; text: string } | { problem: 'fileFailed' | 'fileTooLong' };

/** In UTF-16, or with the line ends of Windows, a text takes twice its bytes at most. */
const mostBytes = limits.textBytesMax * 2;

/** Reads a file of plain text in UTF-8, with or without a mark, or in UTF-16 with one. Line ends become those of the web. */
export async function readTextFile(file: File): Promise<ReadFile> {
  if (file.size > mostBytes) return { problem: 'fileTooLong' };
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer())).replaceAll(/\r\n?/g, '\n');
    if (text.includes('\u0000')) return { problem: 'fileFailed' };
    if (isTextTooLong(text)) return { problem: 'fileTooLong' };
    const title = file.name.replace(/\.[^.]*$/, '').slice(0, limits.titleMax);

    return { title, text };
  } catch {
    return { problem: 'fileFailed' };
  }
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return strictly('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return strictly('utf-16be', bytes);

  return strictly('utf-8', bytes);
}

function strictly(encoding: string, bytes: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
