import type { Block } from './blocks.ts';
import { type Book, sectionsOf } from './book.ts';
import { escapeXml, isRightToLeft } from './document.ts';
import { docxContent } from './docx-paragraphs.ts';
import { isSceneBreak, runningHead, type TitlePage } from './manuscript.ts';
import { manuscriptStyles, manuscriptTabs } from './manuscript-styles.ts';
import { packDocx } from './write-docx.ts';

type ManuscriptDetails = TitlePage & { paper: 'letter' | 'a4'; at: Date };

/**
 * A work as a manuscript in standard format, as a Word document: 12-point serif, double spacing, margins of an inch, surname, title
 * and page above each page but the title page, chapters beginning a third down a page of their own.
 *
 * @example writeManuscript(book, { contact: ['Ann'], wordCount: 'about 3,400 words', by: 'by', paper: 'a4', at })
 */
export function writeManuscript(book: Book, details: ManuscriptDetails): Uint8Array<ArrayBuffer> {
  const { title, author, language } = book;
  const { paper, at } = details;
  const isRtl = isRightToLeft(language);
  const sections = sectionsOf(book);
  const body = sections.flatMap(({ title: own, blocks }, index): Block[] => [
    { kind: 'heading', level: 1, spans: [{ text: own ?? (index === 0 ? title : '') }] },
    ...blocks.map(chapterBlock),
  ]);
  const notes = sections.flatMap((section) => section.notes);
  const content = docxContent(body, notes, { language, sceneBreak: '#' });
  const isVerse = book.chapters.every((chapter) => chapter.isVerse);
  const last = sectionProperties(
    paper,
    isRtl,
    '<w:headerReference w:type="default" r:id="header"/>',
  );

  return packDocx({
    ...{ title, author, at, content },
    styles: manuscriptStyles({ language: escapeXml(language), isVerse }),
    body: titlePageXml(book, details) + content.paragraphs + last,
    header: headerXml(book, isRtl),
  });
}

/** Headings in a chapter are below its title, and all scene breaks use the same symbol. */
function chapterBlock(block: Block): Block {
  if (block.kind === 'heading') return { ...block, level: Math.max(2, block.level) };

  return isSceneBreak(block) ? { kind: 'rule' } : block;
}

const papers = { letter: { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } };
const margin = 1_440;

function sectionProperties(
  paper: ManuscriptDetails['paper'],
  isRtl: boolean,
  header: string,
): string {
  const { width, height } = papers[paper];
  const page = `<w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="720" w:footer="720" w:gutter="0"/>`;
  const start = header === '' ? '' : '<w:pgNumType w:start="1"/>';

  return `<w:sectPr>${header}<w:type w:val="nextPage"/>${page}${start}${isRtl ? '<w:bidi/>' : ''}</w:sectPr>`;
}

function titlePageXml({ title, author, language }: Book, details: ManuscriptDetails): string {
  const { contact, wordCount, by, paper } = details;
  const isRtl = isRightToLeft(language);
  const bidi = isRtl ? '<w:bidi/>' : '';
  const run = (text: string) =>
    `<w:r>${isRtl ? '<w:rPr><w:rtl/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
  const [first = '', ...others] = contact;
  const tabs = manuscriptTabs(papers[paper].width - 2 * margin);
  const top = `<w:p><w:pPr><w:pStyle w:val="TitlePage"/>${tabs}${bidi}</w:pPr>${run(first)}<w:r><w:tab/></w:r>${run(wordCount)}</w:p>`;
  const lines = others.map(
    (line) => `<w:p><w:pPr><w:pStyle w:val="TitlePage"/>${bidi}</w:pPr>${run(line)}</w:p>`,
  );
  const middle = [title, ...(author === '' ? [] : [by, author])].map((line, index, all) => {
    const space = index === 0 ? '<w:spacing w:before="4320"/>' : '';
    const end = index === all.length - 1 ? sectionProperties(paper, isRtl, '') : '';

    return `<w:p><w:pPr><w:pStyle w:val="TitlePage"/>${bidi}${space}<w:jc w:val="center"/>${end}</w:pPr>${run(line)}</w:p>`;
  });

  return [top, ...lines, ...middle].join('');
}

function headerXml(book: Book, isRtl: boolean): string {
  const look = isRtl ? '<w:rPr><w:rtl/></w:rPr>' : '';
  const words = `<w:r>${look}<w:t xml:space="preserve">${escapeXml(runningHead(book))} / </w:t></w:r>`;

  return `<w:p><w:pPr><w:pStyle w:val="Header"/>${isRtl ? '<w:bidi/>' : ''}<w:jc w:val="right"/></w:pPr>${words}<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>`;
}
