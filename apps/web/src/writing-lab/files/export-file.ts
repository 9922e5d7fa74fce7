import type { DocumentKind } from '@longhand/contract/values';

/** What a text can be handed out as. */
export const exportFormats = ['txt', 'md', 'docx', 'html'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type Exported = { title: string; text: string; kind: DocumentKind; language: string };

const types: Record<ExportFormat, string> = {
  txt: 'text/plain',
  md: 'text/markdown',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
};

/** Kinds whose lines belong together in a stanza or a speech. */
const verse: readonly DocumentKind[] = ['poetry', 'lyrics', 'script'];

/** A text as it was written: what makes it needs nothing that has still to be fetched. */
export function asWritten(text: string): Blob {
  return new Blob([text], { type: types.txt });
}

/** A text as the content of a file; what writes it is fetched when it is wanted. */
export async function exportFile(given: Exported, format: ExportFormat, at: Date): Promise<Blob> {
  const document = { ...given, isVerse: verse.includes(given.kind) };

  return new Blob([await contentOf(document, format, at)], { type: types[format] });
}

async function contentOf(
  document: Exported & { isVerse: boolean },
  format: ExportFormat,
  at: Date,
): Promise<BlobPart> {
  if (format === 'docx') {
    const { writeDocx } = await import('@longhand/text-files/write-docx');

    return writeDocx(document, at);
  }
  if (format === 'html') {
    const { writeHtml } = await import('@longhand/text-files/write-html');

    return writeHtml(document);
  }

  if (format === 'txt' && document.kind !== 'script') {
    const { writePlain } = await import('@longhand/text-files/write-plain');

    return writePlain(document.text);
  }

  return document.text;
}

/** A title as a name that every file system takes. */
export function fileNameOf(title: string): string {
  const name = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trim();

  return name || 'text';
}
