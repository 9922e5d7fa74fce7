import { FileRefusal, type FileRefusalCode } from './file-refusal.ts';
import { openZip } from './zip.ts';

/** Endings of the files that can be opened as texts. */
const endings = /\.(txt|text|md|markdown|docx|odt|epub|html?|xhtml|rtf|fountain|spmd)$/i;

/** Whether a file is a text by its name, and not one that a system put beside it. */
export function isTextName(path: string): boolean {
  return endings.test(path) && !isSystemName(path);
}

/** What lies beside texts and says what is known of each. */
const listName = /(^|\/)texts\.json$/;

/** Whether a file is such a list by its name. */
export function isListName(path: string): boolean {
  return listName.test(path) && !isSystemName(path);
}

type Unpacked = {
  /** Still packed themselves where their format is, in the order of their paths as a reader counts. */
  texts: { name: string; bytes: Uint8Array<ArrayBuffer> }[];
  /** Those that could not be unpacked. */
  refused: { name: string; code: FileRefusalCode }[];
  lists: { name: string; bytes: Uint8Array<ArrayBuffer> }[];
};

/**
 * The texts in a .zip; one that is damaged or locked keeps back no other.
 *
 * @throws FileRefusal as `openZip`, and `unsafe` as its `read`
 * @example unpackTexts(bytes).texts.map(({ name }) => name) // ['book/1.md', 'book/2.docx']
 */
export function unpackTexts(bytes: Uint8Array<ArrayBuffer>): Unpacked {
  const zip = openZip(bytes);
  const names = zip.entries.map(({ name }) => name);
  const unpacked: Unpacked = { texts: [], refused: [], lists: [] };
  for (const name of names.sort(new Intl.Collator('und', { numeric: true }).compare)) {
    const into = isListName(name) ? unpacked.lists : unpacked.texts;
    if (into === unpacked.texts && !isTextName(name)) continue;
    try {
      const content = zip.read(name);
      if (content !== undefined) into.push({ name, bytes: content });
    } catch (failure) {
      if (!(failure instanceof FileRefusal) || failure.code === 'unsafe') throw failure;
      unpacked.refused.push({ name, code: failure.code });
    }
  }

  return unpacked;
}

function isSystemName(path: string): boolean {
  return /(^|\/)(__MACOSX|\.)/.test(path);
}
