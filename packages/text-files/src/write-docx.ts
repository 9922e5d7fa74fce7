import { strToU8, zipSync } from 'fflate';
import { type Block, plainTextOf } from './blocks.ts';
import type { NoteBlock } from './book.ts';
import { escapeXml, isRightToLeft, type TextDocument } from './document.ts';
import { type DocxContent, docxContent } from './docx-paragraphs.ts';
import {
  contentTypes,
  documentNamespaces,
  documentProperties,
  footnotes,
  numberingOf,
  packageRelationships,
  stylesOf,
} from './docx-parts.ts';
import { readMarkdown } from './read-markdown.ts';

/**
 * Writes a text as a Word document (ECMA-376, transitional), with built-in styles for headings and quotes, so that word processors can
 * generate a table of contents.
 *
 * @param at creation time for the document properties
 * @example writeDocx({ title: 'Tide', text: '# One', language: 'en', isVerse: false }, at)
 */
export function writeDocx(given: TextDocument, at: Date): Uint8Array<ArrayBuffer> {
  const { title, text, language, isVerse } = given;
  const direction = isRightToLeft(language) ? '<w:bidi/>' : '';
  const [body, notes] = splitNotes(readMarkdown(text, { isVerse }));
  const content = docxContent(body, notes, { language, sceneBreak: '* * *' });

  return packDocx({
    ...{ title, at, content, styles: stylesOf(escapeXml(language)) },
    body: `${content.paragraphs}<w:sectPr>${direction}</w:sectPr>`,
  });
}

type DocxInput = {
  title: string;
  /** Empty if unknown. */
  author?: string;
  at: Date;
  styles: string;
  body: string;
  content: DocxContent;
  /** Page header, if any. */
  header?: string;
};

/** Zips the parts of a Word document. */
export function packDocx(given: DocxInput): Uint8Array<ArrayBuffer> {
  const { title, author = '', at, styles, body, content, header } = given;
  const parts = {
    '[Content_Types].xml': contentTypes(header !== undefined),
    '_rels/.rels': packageRelationships,
    'docProps/core.xml': documentProperties(escapeXml(title), escapeXml(author), at.toISOString()),
    'word/document.xml': `${xmlDeclaration}<w:document ${documentNamespaces}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': styles,
    'word/numbering.xml': numberingOf(content.lists),
    'word/footnotes.xml': footnotes(content.footnotes),
    'word/_rels/document.xml.rels': documentRelationships(content.links, header !== undefined),
    ...(header !== undefined && {
      'word/header1.xml': `${xmlDeclaration}<w:hdr ${documentNamespaces}>${header}</w:hdr>`,
    }),
  };
  const files = Object.entries(parts).map(([name, source]) => [name, strToU8(source)]);

  return zipSync(Object.fromEntries(files), { level: 6, mtime: at });
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Separates the referenced notes from the text, in order of reference, because some programs number them in file order. */
function splitNotes(blocks: readonly Block[]): [Block[], NoteBlock[]] {
  const signs = new Set(blocks.flatMap(referencesIn));
  const notes = [...signs].flatMap((sign) => {
    const note = blocks.find((block) => block.kind === 'note' && block.sign === sign);

    return note?.kind === 'note' ? [note] : [];
  });

  return [blocks.filter((block) => !notes.some((note) => note === block)), notes];
}

function referencesIn(block: Block): string[] {
  if (block.kind === 'rule' || block.kind === 'blank') return [];

  return Array.from(plainTextOf(block.spans).matchAll(reference), ([, sign = '']) => sign);
}

const reference = /\[\^([^\][\s]+)\]/g;

function documentRelationships(links: readonly string[], hasHeader: boolean): string {
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
        `<Relationship Id="link${index + 1}" Type="${type}/hyperlink" Target="${escapeXml(href)}" TargetMode="External"/>`,
    ),
  ];

  return `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}
