import { strToU8, zipSync } from 'fflate';
import { type Block, joinedSpans, type Span, wordsOf } from './blocks.ts';
import { escaped, isRightToLeft, paragraphIsRightToLeft, type TextDocument } from './document.ts';
import {
  bulletList,
  contentTypes,
  footnotes,
  type NumberedList,
  numberingOf,
  packageRelations,
  properties,
  stylesOf,
} from './docx-parts.ts';
import { type InList, numberedLists } from './numbered-lists.ts';
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
  const isRtl = isRightToLeft(language);
  const [body, notes] = withNotes(readMarkdown(text, { isVerse }));
  const lists = numberedLists(body);
  const told: Told = { language, links: [], notes: notes.map(({ sign }) => sign), lists };
  const paragraphs = body.map((block) => paragraph(block, told));
  const footers = notes.map((note, index) => footnote(note, index + 1, language));
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'docProps/core.xml': properties(escaped(title), at.toISOString()),
    'word/document.xml': `${head}<w:document ${names}><w:body>${paragraphs.join('')}<w:sectPr>${isRtl ? '<w:bidi/>' : ''}</w:sectPr></w:body></w:document>`,
    'word/styles.xml': stylesOf(escaped(language)),
    'word/numbering.xml': numberingOf(listsIn(body, lists)),
    'word/footnotes.xml': footnotes(footers.join('')),
    'word/_rels/document.xml.rels': documentRelations(told.links),
  };
  const files = Object.entries(parts).map(([name, source]) => [name, strToU8(source)]);

  return zipSync(Object.fromEntries(files), { level: 6, mtime: at });
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

type Note = Extract<Block, { kind: 'note' }>;

/** What the paragraphs of a document share: its addresses, its lists, and the signs of the notes that stand at their feet. */
type Told = {
  language: string;
  links: string[];
  notes: readonly string[];
  lists: ReadonlyMap<Block, InList>;
};

/** The lists with numbers, in the order in which they begin. */
function listsIn(blocks: readonly Block[], lists: Told['lists']): NumberedList[] {
  const begun = new Map<number, NumberedList>();
  for (const block of blocks) {
    const within = lists.get(block);
    if (block.kind !== 'item' || within === undefined || begun.has(within.list)) continue;
    const { level, sign } = block;
    begun.set(within.list, { level, start: within.start, hasBracket: sign.endsWith(')') });
  }

  return [...begun.values()];
}

/** The text, and apart from it the notes that it refers to: in that order, for some programs number them as they come. */
function withNotes(blocks: readonly Block[]): [Block[], Note[]] {
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

/** An address in a note is written out: a footnote's own would want relations of their own. */
function footnote({ spans }: Note, id: number, language: string): string {
  const isRtl = paragraphIsRightToLeft(wordsOf(spans), language);
  const told: Told = { language, links: [], notes: [], lists: new Map() };
  const runs = joinedSpans(spans).map(({ href, text, ...look }) =>
    runOf({ ...look, text: href === undefined ? text : `${text} (${href})` }, isRtl, told),
  );
  const sign = '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>';
  const space = '<w:r><w:t xml:space="preserve"> </w:t></w:r>';

  return `<w:footnote w:id="${id}"><w:p><w:pPr><w:pStyle w:val="FootnoteText"/>${isRtl ? '<w:bidi/>' : ''}</w:pPr>${sign}${space}${runs.join('')}</w:p></w:footnote>`;
}

function paragraph(block: Block, told: Told): string {
  if (block.kind === 'rule') {
    return '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t>* * *</w:t></w:r></w:p>';
  }
  if (block.kind === 'blank') return '<w:p/>';
  const spans = block.kind === 'note' ? [{ text: `${block.sign}  ` }, ...block.spans] : block.spans;
  const isRtl = paragraphIsRightToLeft(wordsOf(block.spans), told.language);
  const direction = isRtl ? '<w:bidi/>' : '';
  const runs = joinedSpans(spans).map((span) => runOf(span, isRtl, told));

  return `<w:p><w:pPr>${styleOf(block, told.lists.get(block))}${direction}</w:pPr>${runs.join('')}</w:p>`;
}

function styleOf(block: Block, within: InList | undefined): string {
  if (block.kind === 'heading') return `<w:pStyle w:val="Heading${block.level}"/>`;
  if (block.kind === 'quote') return '<w:pStyle w:val="Quote"/>';
  if (block.kind !== 'item') return '';
  const id = within === undefined ? bulletList : bulletList + 1 + within.list;

  return `<w:numPr><w:ilvl w:val="${block.level - 1}"/><w:numId w:val="${id}"/></w:numPr>`;
}

function runOf({ text, bold, italic, href }: Span, isRtl: boolean, { links, notes }: Told): string {
  const look =
    (bold ? '<w:b/><w:bCs/>' : '') + (italic ? '<w:i/><w:iCs/>' : '') + (isRtl ? '<w:rtl/>' : '');
  const run = text
    .split(/(\[\^[^\][\s]+\])/)
    .filter((words) => words !== '')
    .map((words) => {
      const note = words.startsWith('[^') ? notes.indexOf(words.slice(2, -1)) : -1;
      if (note < 0) return `<w:r><w:rPr>${look}</w:rPr>${runText(words)}</w:r>`;

      return `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${note + 1}"/></w:r>`;
    })
    .join('');
  if (href === undefined) return run;
  links.push(href);

  return `<w:hyperlink r:id="link${links.length}">${run}</w:hyperlink>`;
}

function runText(text: string): string {
  return text
    .split(/([\n\t])/)
    .map((words) => {
      if (words === '\n') return '<w:br/>';
      if (words === '\t') return '<w:tab/>';

      return words === '' ? '' : `<w:t xml:space="preserve">${escaped(words)}</w:t>`;
    })
    .join('');
}

function documentRelations(links: readonly string[]): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rows = [
    `<Relationship Id="styles" Type="${type}/styles" Target="styles.xml"/>`,
    `<Relationship Id="footnotes" Type="${type}/footnotes" Target="footnotes.xml"/>`,
    `<Relationship Id="numbering" Type="${type}/numbering" Target="numbering.xml"/>`,
    ...links.map(
      (href, index) =>
        `<Relationship Id="link${index + 1}" Type="${type}/hyperlink" Target="${escaped(href)}" TargetMode="External"/>`,
    ),
  ];

  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}
