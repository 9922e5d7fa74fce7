import { type Block, type Span, wordsOf } from '../blocks.ts';
import { type Attributes, readXml } from '../markup.ts';
import type { Numbering } from './docx-numbering.ts';
import { type DocxStyle, isOn } from './docx-styles.ts';

export type DocxLook = {
  styles: Map<string, DocxStyle>;
  signOf: Numbering;
  links: Map<string, string>;
};

type Paragraph = {
  style: DocxStyle;
  heading: number | undefined;
  list: string | undefined;
  level: number | undefined;
  spans: Span[];
  /** What stood before a page break within it is read already. */
  isGoneOn?: boolean;
};

/** What is there twice, was taken out, or is not text. */
const unread = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'pict',
  'rPrChange',
  'pPrChange',
]);

/** The paragraphs of a part of a Word document, and those of its notes apart. */
export function docxBody(source: string, { styles, signOf, links }: DocxLook) {
  const blocks: Block[] = [];
  const notes: Block[] = [];
  const noted: string[] = [];
  const open: Paragraph[] = [];
  let run: { bold?: boolean; italic?: boolean; isHidden?: boolean } = {};
  let href: string | undefined;
  let note: string | undefined;
  let skipping = 0;
  let isInRun = false;
  let isText = false;

  const add = (text: string) => {
    const paragraph = open.at(-1);
    if (paragraph === undefined || run.isHidden) return;
    const isHeading = headingOf(paragraph) !== undefined;
    const usual = isHeading || paragraph.style.isQuote ? {} : paragraph.style;
    const bold = !isHeading && (run.bold ?? usual.bold);
    const italic = run.italic ?? usual.italic;
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
      if (!paragraph.isGoneOn) blocks.push({ kind: 'blank' });
    } else if (heading !== undefined) blocks.push({ kind: 'heading', level: heading, spans });
    else if (wordsOf(spans).trim() === '#')
      blocks.push({ kind: 'rule' }); // a break between scenes in a manuscript
    else if (list !== undefined && list !== '0') {
      blocks.push({ kind: 'item', level: level + 1, sign: signOf(list, level), spans });
    } else blocks.push({ kind: style.isQuote ? 'quote' : 'paragraph', spans });
  };

  const enter = (name: string, attributes: Attributes) => {
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
      noted.push(noteSign(name, id));
      add(`[^${noted.length}]`);
    } else if (name === 'pStyle' && paragraph) paragraph.style = styles.get(val) ?? {};
    else if (name === 'outlineLvl' && paragraph) paragraph.heading = Number(val) + 1;
    else if (name === 'numId' && paragraph) paragraph.list = val;
    else if (name === 'ilvl' && paragraph) paragraph.level = Math.min(8, Number(val) || 0);
    else if (isInRun) enterInRun(name, attributes);
  };

  /** Behind a page break within it a paragraph begins anew. */
  const goOn = () => {
    const paragraph = open.at(-1);
    if (paragraph === undefined || paragraph.spans.length === 0 || note !== undefined) return;
    close(paragraph);
    open.splice(-1, 1, { ...paragraph, spans: [], isGoneOn: true });
  };

  const enterInRun = (name: string, attributes: Attributes) => {
    const { val = '', char = '' } = attributes;
    if (name === 't') isText = true;
    else if (name === 'b') run.bold = isOn(attributes);
    else if (name === 'i') run.italic = isOn(attributes);
    else if (name === 'vanish') run.isHidden = isOn(attributes);
    else if (name === 'rStyle') run = { ...lookOf(styles.get(val)), ...run };
    else if (name === 'tab') add('\t');
    else if (name === 'cr' || (name === 'br' && attributes['type'] === undefined)) add('\n');
    else if (name === 'br') goOn();
    else if (name === 'noBreakHyphen') add('\u2011');
    else if (name === 'sym') add(symbol(char));
  };

  readXml(source, {
    open(name, attributes) {
      if (skipping > 0 || unread.has(name)) skipping += 1;
      else enter(name, attributes);
    },
    text(words) {
      if (isText && skipping === 0) add(words);
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

  return { blocks, notes, noted };
}

function headingOf({ heading, style }: Paragraph): number | undefined {
  const level = heading ?? style.heading;

  return level !== undefined && level <= 6 ? level : undefined;
}

function lookOf(style: DocxStyle | undefined) {
  return {
    ...(style?.bold !== undefined && { bold: style.bold }),
    ...(style?.italic !== undefined && { italic: style.italic }),
  };
}

/** Footnotes and endnotes are numbered apart. */
function noteSign(name: string, id: string): string {
  return `${name.startsWith('foot') ? '' : 'e'}${id}`;
}

/** Signs of symbol fonts lie in a range of their own and mean nothing without the font. */
function symbol(hex: string): string {
  const code = Number.parseInt(hex, 16);

  return Number.isNaN(code) || (code >= 0xe000 && code <= 0xf8ff) ? '' : String.fromCodePoint(code);
}
