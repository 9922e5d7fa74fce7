import type { DocumentKind } from '@longhand/contract/values';
import type { Book } from '@longhand/text-files/book';
import type { TitlePage } from '@longhand/text-files/manuscript';

/** Export formats. */
export const exportFormats = ['txt', 'md', 'docx', 'manuscript', 'epub', 'html'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type ExportChapter = { title: string; text: string; kind: DocumentKind };

/** A text, or the chapters of a project in order, to be exported. */
export type ExportSource = {
  /** The id of the text or the project. */
  id: string;
  title: string;
  language: string;
  chapters: readonly ExportChapter[];
};

/** Details for formats that go to readers and publishers. */
export type ExportDetails = {
  author: string;
  titlePage: TitlePage;
  paper: 'letter' | 'a4';
  at: Date;
};

const mimeTypes: Record<ExportFormat, string> = {
  txt: 'text/plain',
  md: 'text/markdown',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  manuscript: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  html: 'text/html',
};

/** File extension of a format. */
export function fileExtensionOf(format: ExportFormat): string {
  return format === 'manuscript' ? 'docx' : format;
}

/** Kinds whose lines form stanzas or speeches. */
const verseKinds: readonly DocumentKind[] = ['poetry', 'lyrics', 'script'];

/** The content of the exported file. The writer for the format is loaded on demand. */
export async function exportFile(
  source: ExportSource,
  format: ExportFormat,
  details: ExportDetails,
): Promise<Blob> {
  return new Blob([await createContent(source, format, details)], { type: mimeTypes[format] });
}

/** The export as a book. */
export function toBook({ title, language, chapters }: ExportSource, author: string): Book {
  return {
    ...{ title, author, language },
    chapters: chapters.map(({ kind, ...one }) => ({ ...one, isVerse: verseKinds.includes(kind) })),
  };
}

async function createContent(
  source: ExportSource,
  format: ExportFormat,
  { author, titlePage, paper, at }: ExportDetails,
): Promise<BlobPart> {
  if (format === 'epub') {
    const { writeEpub } = await import('@longhand/text-files/write-epub');

    return writeEpub(toBook(source, author), { id: source.id, at });
  }
  if (format === 'manuscript') {
    const { writeManuscript } = await import('@longhand/text-files/write-manuscript');

    return writeManuscript(toBook(source, author), { ...titlePage, paper, at });
  }
  const { title, language, chapters } = source;
  const isVerse = chapters.every(({ kind }) => verseKinds.includes(kind));
  const document = { title, language, isVerse, text: await joinText(source) };
  if (format === 'docx') {
    const { writeDocx } = await import('@longhand/text-files/write-docx');

    return writeDocx(document, at);
  }
  if (format === 'html') {
    const { writeHtml } = await import('@longhand/text-files/write-html');

    return writeHtml(document);
  }

  if (format === 'txt' && !chapters.every(({ kind }) => kind === 'script')) {
    const { writePlain } = await import('@longhand/text-files/write-plain');

    return writePlain(document.text);
  }

  return document.text;
}

/** A single text is not changed. */
async function joinText(source: ExportSource): Promise<string> {
  const [only] = source.chapters;
  if (only !== undefined && source.chapters.length === 1) return only.text;
  const { joinAsMarkdown } = await import('@longhand/text-files/book');

  return joinAsMarkdown(toBook(source, '').chapters);
}
