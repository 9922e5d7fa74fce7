import { type Block, type InlineSpan, mergeAdjacentSpans, plainTextOf } from './blocks.ts';
import type { NoteBlock } from './book.ts';
import { escapeXml, paragraphIsRightToLeft } from './document.ts';
import { bulletList, type NumberedList } from './docx-parts.ts';
import { type ListPosition, numberedLists } from './numbered-lists.ts';

export type DocxContent = {
  /** Paragraphs of the body in WordprocessingML. */
  paragraphs: string;
  footnotes: string;
  lists: NumberedList[];
  /** Link targets, in the order of the ids `link1`, `link2`, … */
  links: string[];
};

type DocxContentOptions = {
  language: string;
  /** Text of a scene break. */
  sceneBreak: string;
};

/** Converts blocks to the content of a Word document; notes become footnotes. */
export function docxContent(
  body: readonly Block[],
  notes: readonly NoteBlock[],
  { language, sceneBreak }: DocxContentOptions,
): DocxContent {
  const lists = numberedLists(body);
  const shared: DocxWriterContext = {
    ...{ language, sceneBreak, lists },
    ...{ links: [], notes: notes.map(({ sign }) => sign) },
  };
  const paragraphs = body.map((block) => paragraphXml(block, shared)).join('');
  const footnotes = notes.map((note, index) => footnoteXml(note, index + 1, language)).join('');

  return { paragraphs, footnotes, lists: listsIn(body, lists), links: shared.links };
}

/** Shared by the paragraphs of a document: link targets, lists, and the markers of its footnotes. */
type DocxWriterContext = DocxContentOptions & {
  links: string[];
  notes: readonly string[];
  lists: ReadonlyMap<Block, ListPosition>;
};

/** The numbered lists, in order of appearance. */
function listsIn(blocks: readonly Block[], lists: DocxWriterContext['lists']): NumberedList[] {
  const begun = new Map<number, NumberedList>();
  for (const block of blocks) {
    const within = lists.get(block);
    if (block.kind !== 'item' || within === undefined || begun.has(within.list)) continue;
    const { level, sign } = block;
    begun.set(within.list, { level, start: within.start, hasBracket: sign.endsWith(')') });
  }

  return [...begun.values()];
}

/** Links in footnotes are written as text: hyperlinks there would need a relationships part of their own. */
function footnoteXml({ spans }: NoteBlock, id: number, language: string): string {
  const isRtl = paragraphIsRightToLeft(plainTextOf(spans), language);
  const shared: DocxWriterContext = {
    language,
    sceneBreak: '',
    links: [],
    notes: [],
    lists: new Map(),
  };
  const runs = mergeAdjacentSpans(spans).map(({ href, text, ...look }) =>
    runOf({ ...look, text: href === undefined ? text : `${text} (${href})` }, isRtl, shared),
  );
  const sign = '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>';
  const space = '<w:r><w:t xml:space="preserve"> </w:t></w:r>';

  return `<w:footnote w:id="${id}"><w:p><w:pPr><w:pStyle w:val="FootnoteText"/>${isRtl ? '<w:bidi/>' : ''}</w:pPr>${sign}${space}${runs.join('')}</w:p></w:footnote>`;
}

function paragraphXml(block: Block, shared: DocxWriterContext): string {
  if (block.kind === 'rule') {
    return `<w:p><w:pPr><w:pStyle w:val="SceneBreak"/></w:pPr><w:r><w:t>${shared.sceneBreak}</w:t></w:r></w:p>`;
  }
  if (block.kind === 'blank') return '<w:p/>';
  const spans = block.kind === 'note' ? [{ text: `${block.sign}  ` }, ...block.spans] : block.spans;
  const isRtl = paragraphIsRightToLeft(plainTextOf(block.spans), shared.language);
  const direction = isRtl ? '<w:bidi/>' : '';
  const runs = mergeAdjacentSpans(spans).map((span) => runOf(span, isRtl, shared));

  return `<w:p><w:pPr>${styleOf(block, shared.lists.get(block))}${direction}</w:pPr>${runs.join('')}</w:p>`;
}

function styleOf(block: Block, within: ListPosition | undefined): string {
  if (block.kind === 'heading') return `<w:pStyle w:val="Heading${block.level}"/>`;
  if (block.kind === 'quote') return '<w:pStyle w:val="Quote"/>';
  if (block.kind !== 'item') return '';
  const id = within === undefined ? bulletList : bulletList + 1 + within.list;

  return `<w:numPr><w:ilvl w:val="${block.level - 1}"/><w:numId w:val="${id}"/></w:numPr>`;
}

function runOf(
  { text, bold, italic, href }: InlineSpan,
  isRtl: boolean,
  { links, notes }: DocxWriterContext,
): string {
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

      return words === '' ? '' : `<w:t xml:space="preserve">${escapeXml(words)}</w:t>`;
    })
    .join('');
}
