import { type Block, joinedSpans, type Span, wordsOf } from './blocks.ts';
import type { NoteBlock } from './book.ts';
import { escaped, paragraphIsRightToLeft } from './document.ts';
import { bulletList, type NumberedList } from './docx-parts.ts';
import { type InList, numberedLists } from './numbered-lists.ts';

export type DocxContent = {
  /** Of the body, in WordprocessingML. */
  paragraphs: string;
  footnotes: string;
  lists: NumberedList[];
  /** Addresses, in the order of the ids `link1`, `link2`, … */
  links: string[];
};

type ContentOptions = {
  language: string;
  /** What stands for a break between scenes. */
  sceneBreak: string;
};

/** Blocks as the content of a Word document; notes stand at the feet of the pages that refer to them. */
export function docxContent(
  body: readonly Block[],
  notes: readonly NoteBlock[],
  { language, sceneBreak }: ContentOptions,
): DocxContent {
  const lists = numberedLists(body);
  const shared: Shared = {
    ...{ language, sceneBreak, lists },
    ...{ links: [], notes: notes.map(({ sign }) => sign) },
  };
  const paragraphs = body.map((block) => paragraph(block, shared)).join('');
  const footnotes = notes.map((note, index) => footnote(note, index + 1, language)).join('');

  return { paragraphs, footnotes, lists: listsIn(body, lists), links: shared.links };
}

/** What the paragraphs of a document share: its addresses, its lists, and the signs of the notes that stand at their feet. */
type Shared = ContentOptions & {
  links: string[];
  notes: readonly string[];
  lists: ReadonlyMap<Block, InList>;
};

/** The lists with numbers, in the order in which they begin. */
function listsIn(blocks: readonly Block[], lists: Shared['lists']): NumberedList[] {
  const begun = new Map<number, NumberedList>();
  for (const block of blocks) {
    const within = lists.get(block);
    if (block.kind !== 'item' || within === undefined || begun.has(within.list)) continue;
    const { level, sign } = block;
    begun.set(within.list, { level, start: within.start, hasBracket: sign.endsWith(')') });
  }

  return [...begun.values()];
}

/** An address in a note is written out: a footnote's own would want relations of their own. */
function footnote({ spans }: NoteBlock, id: number, language: string): string {
  const isRtl = paragraphIsRightToLeft(wordsOf(spans), language);
  const shared: Shared = { language, sceneBreak: '', links: [], notes: [], lists: new Map() };
  const runs = joinedSpans(spans).map(({ href, text, ...look }) =>
    runOf({ ...look, text: href === undefined ? text : `${text} (${href})` }, isRtl, shared),
  );
  const sign = '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>';
  const space = '<w:r><w:t xml:space="preserve"> </w:t></w:r>';

  return `<w:footnote w:id="${id}"><w:p><w:pPr><w:pStyle w:val="FootnoteText"/>${isRtl ? '<w:bidi/>' : ''}</w:pPr>${sign}${space}${runs.join('')}</w:p></w:footnote>`;
}

function paragraph(block: Block, shared: Shared): string {
  if (block.kind === 'rule') {
    return `<w:p><w:pPr><w:pStyle w:val="SceneBreak"/></w:pPr><w:r><w:t>${shared.sceneBreak}</w:t></w:r></w:p>`;
  }
  if (block.kind === 'blank') return '<w:p/>';
  const spans = block.kind === 'note' ? [{ text: `${block.sign}  ` }, ...block.spans] : block.spans;
  const isRtl = paragraphIsRightToLeft(wordsOf(block.spans), shared.language);
  const direction = isRtl ? '<w:bidi/>' : '';
  const runs = joinedSpans(spans).map((span) => runOf(span, isRtl, shared));

  return `<w:p><w:pPr>${styleOf(block, shared.lists.get(block))}${direction}</w:pPr>${runs.join('')}</w:p>`;
}

function styleOf(block: Block, within: InList | undefined): string {
  if (block.kind === 'heading') return `<w:pStyle w:val="Heading${block.level}"/>`;
  if (block.kind === 'quote') return '<w:pStyle w:val="Quote"/>';
  if (block.kind !== 'item') return '';
  const id = within === undefined ? bulletList : bulletList + 1 + within.list;

  return `<w:numPr><w:ilvl w:val="${block.level - 1}"/><w:numId w:val="${id}"/></w:numPr>`;
}

function runOf(
  { text, bold, italic, href }: Span,
  isRtl: boolean,
  { links, notes }: Shared,
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

      return words === '' ? '' : `<w:t xml:space="preserve">${escaped(words)}</w:t>`;
    })
    .join('');
}
