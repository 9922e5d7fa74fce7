import { openZip } from './zip.ts';

/** Endings of the files that can be opened as texts. */
const endings = /\.(txt|text|md|markdown|docx|odt|epub|html?|xhtml|rtf|fountain|spmd)$/i;

/** Whether a file is a text by its name, and not one that a system put beside it. */
export function isTextName(path: string): boolean {
  return endings.test(path) && !/(^|\/)(__MACOSX|\.)/.test(path);
}

/**
 * The texts in a .zip, still packed themselves where their format is, in the order of their paths as a reader counts.
 *
 * @throws FileRefusal as `openZip` and its `read`
 * @example unpackTexts(bytes).map(({ name }) => name) // ['book/1.md', 'book/2.docx']
 */
export function unpackTexts(
  bytes: Uint8Array<ArrayBuffer>,
): { name: string; bytes: Uint8Array<ArrayBuffer> }[] {
  const zip = openZip(bytes);
  const names = zip.entries.map(({ name }) => name).filter(isTextName);

  return names.sort(new Intl.Collator('und', { numeric: true }).compare).flatMap((name) => {
    const unpacked = zip.read(name);

    return unpacked === undefined ? [] : [{ name, bytes: unpacked }];
  });
}
