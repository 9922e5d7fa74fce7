import type { DocumentKind } from '@longhand/contract/values';
import type { Book } from '@longhand/text-files/book';
import type { TitlePage } from '@longhand/text-files/manuscript';

/** What a text can be handed out as. */
export const exportFormats = ['txt', 'md', 'docx', 'manuscript', 'epub', 'html'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type ExportedChapter = { title: string; text: string; kind: DocumentKind };

/** A text, or the chapters of a project in order. */
export type Exported = {
  /** The id of the text or the project. */
  id: string;
  title: string;
  language: string;
  chapters: readonly ExportedChapter[];
};

/** What formats for readers and publishers say of a work. */
export type ExportDetails = {
  author: string;
  titlePage: TitlePage;
  paper: 'letter' | 'a4';
  at: Date;
};

const types: Record<ExportFormat, string> = {
  txt: 'text/plain',
  md: 'text/markdown',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  manuscript: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  html: 'text/html',
};

/** What the name of such a file ends with. */
export function endingOf(format: ExportFormat): string {
  return format === 'manuscript' ? 'docx' : format;
}

/** Kinds whose lines belong together in a stanza or a speech. */
const verse: readonly DocumentKind[] = ['poetry', 'lyrics', 'script'];

/** A work as the content of a file; what writes it is fetched when it is wanted. */
export async function exportFile(
  given: Exported,
  format: ExportFormat,
  details: ExportDetails,
): Promise<Blob> {
  return new Blob([await contentOf(given, format, details)], { type: types[format] });
}

/** A work as it goes to readers. */
export function bookOf({ title, language, chapters }: Exported, author: string): Book {
  return {
    ...{ title, author, language },
    chapters: chapters.map(({ kind, ...one }) => ({ ...one, isVerse: verse.includes(kind) })),
  };
}

async function contentOf(
  given: Exported,
  format: ExportFormat,
  { author, titlePage, paper, at }: ExportDetails,
): Promise<BlobPart> {
  if (format === 'epub') {
    const { writeEpub } = await import('@longhand/text-files/write-epub');

    return writeEpub(bookOf(given, author), { id: given.id, at });
  }
  if (format === 'manuscript') {
    const { writeManuscript } = await import('@longhand/text-files/write-manuscript');

    return writeManuscript(bookOf(given, author), { ...titlePage, paper, at });
  }
  const { title, language, chapters } = given;
  const isVerse = chapters.every(({ kind }) => verse.includes(kind));
  const document = { title, language, isVerse, text: await joinedText(given) };
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

/** A single text is left as it is. */
async function joinedText(given: Exported): Promise<string> {
  const [only] = given.chapters;
  if (only !== undefined && given.chapters.length === 1) return only.text;
  const { joinAsMarkdown } = await import('@longhand/text-files/book');

  return joinAsMarkdown(bookOf(given, '').chapters);
}
