import { openZip, type Zip } from '@longhand/text-files/zip';

/** A document type with its accepted file extensions; the first one is used for a name without any of them. */
export type DocumentType = { mediaType: string; extensions: readonly string[] };

const documentTypes = {
  pdf: { mediaType: 'application/pdf', extensions: ['pdf'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  epub: { mediaType: 'application/epub+zip', extensions: ['epub'] },
  rtf: { mediaType: 'application/rtf', extensions: ['rtf'] },
  text: { mediaType: 'text/plain; charset=utf-8', extensions: ['txt', 'md', 'markdown'] },
} satisfies Record<string, DocumentType>;

/** Detects the type of a document from its first bytes (magic numbers); null for any other file. */
export function recognizeDocument(file: Uint8Array<ArrayBuffer>): DocumentType | null {
  if (startsWith(file, '%PDF-')) return documentTypes.pdf;
  if (startsWith(file, '{\\rtf')) return documentTypes.rtf;
  if (startsWith(file, 'PK')) return recognizeZip(file);

  return isPlainText(file) ? documentTypes.text : null;
}

/** The file's name without a path. It ends with an extension of its type, so that a name cannot pass a document off as a program. */
export function safeFileName(name: string, { extensions }: DocumentType): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  const [usualExtension = ''] = extensions;
  const isUsual = extensions.some((one) => plain.toLowerCase().endsWith(`.${one}`));
  const base = plain === '' ? 'file' : plain;

  return isUsual ? base : `${base}.${usualExtension}`;
}

function startsWith(file: Uint8Array, start: string): boolean {
  return Buffer.from(file.subarray(0, start.length)).toString('latin1') === start;
}

function recognizeZip(file: Uint8Array<ArrayBuffer>): DocumentType | null {
  try {
    const zip = openZip(file);
    if (zip.entries.some(({ isEncrypted }) => isEncrypted)) return null;
    if (zip.has('[Content_Types].xml') && zip.has('word/document.xml')) return documentTypes.docx;
    const declared = readMimetype(zip);

    return (
      [documentTypes.odt, documentTypes.epub].find(({ mediaType }) => mediaType === declared) ??
      null
    );
  } catch {
    return null; // a broken or malicious archive
  }
}

/** OpenDocument and EPUB files contain an entry `mimetype` with their type. */
function readMimetype(zip: Zip): string {
  return new TextDecoder().decode(zip.read('mimetype')).trim();
}

function isPlainText(file: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);

    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what tells binary files from text
    return !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}
