import { decodeText } from '../decode.ts';
import { FileRefusal } from '../file-refusal.ts';
import type { Zip } from '../zip.ts';

/** A part of a packed document as text; undefined where there is none. What is no text is damaged. */
export function xmlIn(zip: Zip, name: string): string | undefined {
  const bytes = zip.read(name);
  if (bytes === undefined) return undefined;
  try {
    return decodeText(bytes, declaredIn(bytes));
  } catch (failure) {
    if (failure instanceof FileRefusal && failure.code === 'unknown') {
      throw new FileRefusal('broken');
    }
    throw failure;
  }
}

/** The encoding that the first line of an XML document names. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 200));

  return /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1];
}
