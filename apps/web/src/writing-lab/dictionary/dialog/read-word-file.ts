import { limits } from '@longhand/contract/limits';

/** Why a word file could not be read. */
export type FileProblem = 'tooLarge' | 'notText' | 'failed';

/** The text of a word file in UTF-8, or in UTF-16 with a byte order mark; otherwise the problem. */
export async function readWordFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > limits.ownWordsFileBytesMax) return { problem: 'tooLarge' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: 'failed' };
  }

  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);

    return text.includes('\u0000') ? { problem: 'notText' } : { text };
  } catch {
    return { problem: 'notText' };
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';

  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
