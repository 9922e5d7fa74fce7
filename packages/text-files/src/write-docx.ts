import { strToU8, zipSync } from 'fflate';
import { type Block, wordsOf } from './blocks.ts';
import type { NoteBlock } from './book.ts';
import { escaped, isRightToLeft, type TextDocument } from './document.ts';
import { type DocxContent, docxContent } from './docx-paragraphs.ts';
import {
  contentTypes,
  documentNames,
  footnotes,
  numberingOf,
  packageRelations,
  properties,
  stylesOf,
} from './docx-parts.ts';
import { readMarkdown } from './read-markdown.ts';

/**
 * A text as a Word document (ECMA-376, transitional), with the built-in styles for headings and quotations, so that a word
 * processor makes its contents from them.
 *
 * @param at when it was written, for its properties
 * @example writeDocx({ title: 'Tide', text: '# One', language: 'en', isVerse: false }, at)
 */
export function writeDocx(given: TextDocument, at: Date): Uint8Array<ArrayBuffer> {
  const { title, text, language, isVerse } = given;
  const direction = isRightToLeft(language) ? '<w:bidi/>' : '';
  const [body, notes] = withNotes(readMarkdown(text, { isVerse }));
  const content = docxContent(body, notes, { language, sceneBreak: '* * *' });

  return packDocx({
    ...{ title, at, content, styles: stylesOf(escaped(language)) },
    body: `${content.paragraphs}<w:sectPr>${direction}</w:sectPr>`,
  });
}

type DocxParts = {
  title: string;
  /** Empty where it is not known. */
  author?: string;
  at: Date;
  styles: string;
  body: string;
  content: DocxContent;
  /** Of the pages, where they have one. */
  header?: string;
};

/** The parts of a Word document as the file that they are. */
export function packDocx(given: DocxParts): Uint8Array<ArrayBuffer> {
  const { title, author = '', at, styles, body, content, header } = given;
  const parts = {
    '[Content_Types].xml': contentTypes(header !== undefined),
    '_rels/.rels': packageRelations,
    'docProps/core.xml': properties(escaped(title), escaped(author), at.toISOString()),
    'word/document.xml': `${head}<w:document ${documentNames}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': styles,
    'word/numbering.xml': numberingOf(content.lists),
    'word/footnotes.xml': footnotes(content.footnotes),
    'word/_rels/document.xml.rels': documentRelations(content.links, header !== undefined),
    ...(header !== undefined && {
      'word/header1.xml': `${head}<w:hdr ${documentNames}>${header}</w:hdr>`,
    }),
  };
  const files = Object.entries(parts).map(([name, source]) => [name, strToU8(source)]);

  return zipSync(Object.fromEntries(files), { level: 6, mtime: at });
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The text, and apart from it the notes that it refers to: in that order, for some programs number them as they come. */
function withNotes(blocks: readonly Block[]): [Block[], NoteBlock[]] {
  const signs = new Set(blocks.flatMap(referencesIn));
  const notes = [...signs].flatMap((sign) => {
    const note = blocks.find((block) => block.kind === 'note' && block.sign === sign);

    return note?.kind === 'note' ? [note] : [];
  });

  return [blocks.filter((block) => !notes.some((note) => note === block)), notes];
}

function referencesIn(block: Block): string[] {
  if (block.kind === 'rule' || block.kind === 'blank') return [];

  return Array.from(wordsOf(block.spans).matchAll(reference), ([, sign = '']) => sign);
}

const reference = /\[\^([^\][\s]+)\]/g;

function documentRelations(links: readonly string[], hasHeader: boolean): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rows = [
    `<Relationship Id="styles" Type="${type}/styles" Target="styles.xml"/>`,
    `<Relationship Id="footnotes" Type="${type}/footnotes" Target="footnotes.xml"/>`,
    `<Relationship Id="numbering" Type="${type}/numbering" Target="numbering.xml"/>`,
    ...(hasHeader
      ? [`<Relationship Id="header" Type="${type}/header" Target="header1.xml"/>`]
      : []),
    ...links.map(
      (href, index) =>
        `<Relationship Id="link${index + 1}" Type="${type}/hyperlink" Target="${escaped(href)}" TargetMode="External"/>`,
    ),
  ];

  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}
