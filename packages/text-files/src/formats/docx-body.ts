import { type Block, type InlineSpan, plainTextOf } from '../blocks.ts';
import { type Attributes, readXml } from '../markup.ts';
import type { Numbering } from './docx-numbering.ts';
import { type DocxStyle, isOn } from './docx-styles.ts';

export type DocxReaderContext = {
  styles: Map<string, DocxStyle>;
  nextMarker: Numbering;
  links: Map<string, string>;
};

type Paragraph = {
  style: DocxStyle;
  heading: number | undefined;
  list: string | undefined;
  level: number | undefined;
  spans: InlineSpan[];
  /** The part before a page break is already a block of its own. */
  isContinuation?: boolean;
};

/** Elements whose text is duplicated, deleted or not part of the document. */
const skippedElements = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'pict',
  'rPrChange',
  'pPrChange',
]);

/** Reads the paragraphs of a document part, and its notes separately. */
export function docxBody(source: string, { styles, nextMarker, links }: DocxReaderContext) {
  const blocks: Block[] = [];
  const notes: Block[] = [];
  const noteReferences: string[] = [];
  const open: Paragraph[] = [];
  let run: { bold?: boolean; italic?: boolean; isHidden?: boolean } = {};
  let href: string | undefined;
  let note: string | undefined;
  let skipping = 0;
  let isInRun = false;
  let isText = false;

  const addText = (text: string) => {
    const paragraph = open.at(-1);
    if (paragraph === undefined || run.isHidden) return;
    const isHeading = headingOf(paragraph) !== undefined;
    const styleFormat = isHeading || paragraph.style.isQuote ? {} : paragraph.style;
    const bold = !isHeading && (run.bold ?? styleFormat.bold);
    const italic = run.italic ?? styleFormat.italic;
    paragraph.spans.push({
      text,
      ...(bold && { bold: true }),
      ...(italic && { italic: true }),
      ...(href !== undefined && { href }),
    });
  };

  const close = (paragraph: Paragraph) => {
    const { spans, style } = paragraph;
    const { list = style.list, level = style.level ?? 0 } = paragraph;
    if (note !== undefined) {
      if (spans.length > 0) notes.push({ kind: 'note', sign: note, spans });
      return;
    }
    const heading = headingOf(paragraph);
    if (spans.length === 0) {
      if (!paragraph.isContinuation) blocks.push({ kind: 'blank' });
    } else if (heading !== undefined) blocks.push({ kind: 'heading', level: heading, spans });
    else if (plainTextOf(spans).trim() === '#')
      blocks.push({ kind: 'rule' }); // scene break in manuscript format
    else if (list !== undefined && list !== '0') {
      blocks.push({ kind: 'item', level: level + 1, sign: nextMarker(list, level), spans });
    } else blocks.push({ kind: style.isQuote ? 'quote' : 'paragraph', spans });
  };

  const openElement = (name: string, attributes: Attributes) => {
    const { val = '', id = '' } = attributes;
    const paragraph = open.at(-1);
    if (name === 'p') {
      open.push({ style: {}, heading: undefined, list: undefined, level: undefined, spans: [] });
    } else if (name === 'r') {
      run = {};
      isInRun = true;
    } else if (name === 'hyperlink') href = links.get(id);
    else if (name === 'footnote' || name === 'endnote') note = noteSign(name, id);
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      noteReferences.push(noteSign(name, id));
      addText(`[^${noteReferences.length}]`);
    } else if (name === 'pStyle' && paragraph) paragraph.style = styles.get(val) ?? {};
    else if (name === 'outlineLvl' && paragraph) paragraph.heading = Number(val) + 1;
    else if (name === 'numId' && paragraph) paragraph.list = val;
    else if (name === 'ilvl' && paragraph) paragraph.level = Math.min(8, Number(val) || 0);
    else if (isInRun) openRunElement(name, attributes);
  };

  /** A page break inside a paragraph starts a new paragraph. */
  const startAfterPageBreak = () => {
    const paragraph = open.at(-1);
    if (paragraph === undefined || paragraph.spans.length === 0 || note !== undefined) return;
    close(paragraph);
    open.splice(-1, 1, { ...paragraph, spans: [], isContinuation: true });
  };

  const openRunElement = (name: string, attributes: Attributes) => {
    const { val = '', char = '' } = attributes;
    if (name === 't') isText = true;
    else if (name === 'b') run.bold = isOn(attributes);
    else if (name === 'i') run.italic = isOn(attributes);
    else if (name === 'vanish') run.isHidden = isOn(attributes);
    else if (name === 'rStyle') run = { ...inlineFormat(styles.get(val)), ...run };
    else if (name === 'tab') addText('\t');
    else if (name === 'cr' || (name === 'br' && attributes['type'] === undefined)) addText('\n');
    else if (name === 'br') startAfterPageBreak();
    else if (name === 'noBreakHyphen') addText('\u2011');
    else if (name === 'sym') addText(symbol(char));
  };

  readXml(source, {
    open(name, attributes) {
      if (skipping > 0 || skippedElements.has(name)) skipping += 1;
      else openElement(name, attributes);
    },
    text(words) {
      if (isText && skipping === 0) addText(words);
    },
    close(name) {
      if (skipping > 0) {
        skipping -= 1;
        return;
      }
      if (name === 't') isText = false;
      else if (name === 'r') isInRun = false;
      else if (name === 'hyperlink') href = undefined;
      else if (name === 'footnote' || name === 'endnote') note = undefined;
      else if (name === 'p') {
        const paragraph = open.pop();
        if (paragraph !== undefined) close(paragraph);
      }
    },
  });

  return { blocks, notes, noted: noteReferences };
}

function headingOf({ heading, style }: Paragraph): number | undefined {
  const level = heading ?? style.heading;

  return level !== undefined && level <= 6 ? level : undefined;
}

function inlineFormat(style: DocxStyle | undefined) {
  return {
    ...(style?.bold !== undefined && { bold: style.bold }),
    ...(style?.italic !== undefined && { italic: style.italic }),
  };
}

/** Footnotes and endnotes are numbered separately. */
function noteSign(name: string, id: string): string {
  return `${name.startsWith('foot') ? '' : 'e'}${id}`;
}

/** Symbol fonts use the private use area, which has no meaning without the font. */
function symbol(hex: string): string {
  const code = Number.parseInt(hex, 16);

  return Number.isNaN(code) || (code >= 0xe000 && code <= 0xf8ff) ? '' : String.fromCodePoint(code);
}
