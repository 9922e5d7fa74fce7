import { decodeText } from '../decode.ts';
import { FileOpenError } from '../file-open-error.ts';
import type { Zip } from '../zip.ts';

/** Reads a part of an archive as text; undefined if it does not exist. Binary content counts as damaged. */
export function readXmlPart(zip: Zip, name: string): string | undefined {
  const bytes = zip.read(name);
  if (bytes === undefined) return undefined;
  try {
    return decodeText(bytes, declaredEncoding(bytes));
  } catch (failure) {
    if (failure instanceof FileOpenError && failure.code === 'unknown') {
      throw new FileOpenError('broken');
    }
    throw failure;
  }
}

/** The encoding in the XML declaration. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 200));

  return /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1];
}
