import type { Block, Span } from '../blocks.ts';
import { FileRefusal } from '../file-refusal.ts';
import { encodingOfCharset, encodingOfPage } from './rtf-encodings.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';

type State = {
  bold: boolean;
  italic: boolean;
  isHidden: boolean;
  /** Struck out by somebody whose changes are tracked. */
  isDeleted: boolean;
  isSkipped: boolean;
  font: number;
  /** Whether this is the text of the sign before an item, which a program has counted. */
  isSign: boolean;
  isStyle: boolean;
  /** How many characters stand behind `\u` for programs that know no Unicode. */
  substitutes: number;
};

/** Parts of a file that are not its text. Groups that begin with `\*` are others. */
const unread = new Set(
  'fonttbl colortbl info pict object header headerl headerr headerf footer footerl footerr footerf generator listtable listoverridetable pntext rsidtbl themedata xmlnstbl datastore fldinst annotation atnid atnauthor bkmkstart bkmkend nonshppict shppict filetbl revtbl'.split(
    ' ',
  ),
);

const marks: Record<string, string> = {
  tab: '\t',
  line: '\n',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  emspace: '\u2003',
  enspace: '\u2002',
  cell: '\t',
};

/** How deep groups may lie in one another. */
const deepest = 2_000;

/**
 * The words of a file in Rich Text Format (1.9.1): paragraphs with emphasis, and headings by their outline level.
 *
 * @param source the file, a character for each byte
 */
export function readRtf(source: string): Block[] {
  if (!source.trimEnd().endsWith('}')) throw new FileRefusal('broken');
  const blocks: Block[] = [];
  const stack: State[] = [];
  const fonts = new Map<number, string>();
  let state: State = {
    ...{ bold: false, italic: false, isHidden: false, isDeleted: false, isSkipped: false },
    ...{ isSign: false, isStyle: false, font: 0, substitutes: 1 },
  };
  let page = 'windows-1252';
  let spans: Span[] = [];
  let bytes: number[] = [];
  let heading: number | undefined;
  let toSkip = 0;
  let isFontTable = false;
  const notes: Block[] = [];
  const headings = new Map<number, number>();
  let style = 0;
  let styleName = '';
  let item: { level: number; sign: string } | undefined;
  let note: { depth: number; spans: Span[]; heading: number | undefined } | undefined;

  const add = (text: string) => {
    if (text === '' || state.isSkipped || state.isHidden || state.isDeleted) return;
    if (state.isStyle) {
      nameStyle(text);
      return;
    }
    if (state.isSign) {
      const sign = /\d+[.)]/.exec(text)?.[0].replace(')', '.') ?? '-';
      item ??= { level: 1, sign };
      return;
    }
    const { bold, italic } = state;
    const look = {
      ...(bold && heading === undefined && { bold: true }),
      ...(italic && { italic: true }),
    };
    spans.push({ text, ...look });
  };

  /** Built-in styles have English names; some programs give their headings no outline level beside. */
  const nameStyle = (text: string) => {
    styleName += text;
    const level = /^title;$/i.test(styleName) ? 1 : Number(/^heading (\d);/i.exec(styleName)?.[1]);
    if (level >= 1 && level <= 6 && !headings.has(style)) headings.set(style, level);
  };

  /** A character may take several bytes, so they are read together. */
  const flushBytes = () => {
    if (bytes.length === 0) return;
    const encoding = fonts.get(state.font) ?? page;
    const text = new TextDecoder(encoding).decode(new Uint8Array(bytes));
    bytes = [];
    add(text);
  };

  const endParagraph = () => {
    if (note !== undefined) {
      spans.push({ text: '\n' });
      return;
    }
    if (spans.length === 0) blocks.push({ kind: 'blank' });
    else if (heading !== undefined) blocks.push({ kind: 'heading', level: heading, spans });
    else if (item !== undefined) blocks.push({ kind: 'item', ...item, spans });
    else blocks.push({ kind: 'paragraph', spans });
    spans = [];
    item = undefined;
  };

  /** A note stands in the midst of its sentence; its words go to the end of the text. */
  const beginNote = () => {
    state.isSkipped = false;
    add(`[^${notes.length + 1}]`);
    note = { depth: stack.length, spans, heading };
    spans = [];
    heading = undefined;
  };

  const endNote = () => {
    if (note === undefined || stack.length >= note.depth) return;
    notes.push({ kind: 'note', sign: `${notes.length + 1}`, spans });
    ({ spans, heading } = note);
    note = undefined;
  };

  const readWord = (name: string, number: number | undefined) => {
    const isOn = number !== 0;
    if (name === '*' || unread.has(name)) {
      state.isSkipped = true;
      isFontTable = name === 'fonttbl';
    } else if (name === 'par' || name === 'sect' || name === 'row') {
      if (!state.isSkipped) endParagraph();
    } else if (name === 'footnote' && note === undefined) beginNote();
    else if (name === 'stylesheet') state.isStyle = true;
    else if (name === 'listtext') state.isSign = true;
    else if (name === 'pard' && !state.isSign) heading = undefined;
    else if (name === 's') {
      style = number ?? 0;
      styleName = '';
      if (!state.isStyle) heading = headings.get(style);
    } else if (name === 'outlinelevel') {
      const level = (number ?? 0) + 1;
      if (level > 6) heading = undefined;
      else if (state.isStyle) headings.set(style, level);
      else heading = level;
    } else if (name === 'ilvl' && item !== undefined) item.level = Math.min(9, (number ?? 0) + 1);
    else if (name === 'b') state.bold = isOn;
    else if (name === 'i') state.italic = isOn;
    else if (name === 'v') state.isHidden = isOn;
    else if (name === 'deleted') state.isDeleted = isOn;
    else if (name === 'plain')
      Object.assign(state, { bold: false, italic: false, isHidden: false, isDeleted: false });
    else if (name === 'uc') state.substitutes = Math.min(4, number ?? 1);
    else if (name === 'ansicpg') page = encodingOfPage(number);
    else if (name === 'mac') page = 'macintosh';
    else if (name === 'f') state.font = number ?? 0;
    else if (name === 'fcharset' && isFontTable) {
      const encoding = encodingOfCharset(number);
      if (encoding !== undefined) fonts.set(state.font, encoding);
    } else if (name === 'u') {
      add(String.fromCharCode(((number ?? 0) + 65_536) % 65_536));
      toSkip = state.substitutes;
    } else add(marks[name] ?? '');
  };

  const read = (token: RtfToken) => {
    if (token.is === 'byte') {
      if (toSkip > 0) toSkip -= 1;
      else if (!state.isSkipped) bytes.push(token.value);
      return;
    }
    flushBytes();
    if (token.is === 'open') {
      if (stack.length > deepest) throw new FileRefusal('unsafe');
      stack.push(state);
      state = { ...state };
      toSkip = 0;
    } else if (token.is === 'close') {
      state = stack.pop() ?? state;
      toSkip = 0;
      endNote();
    } else if (token.is === 'word') readWord(token.name, token.number);
    else if (token.is === 'text') {
      add(token.text.slice(toSkip));
      toSkip = Math.max(0, toSkip - token.text.length);
    }
  };

  for (const token of rtfTokens(source)) read(token);
  flushBytes();
  if (spans.length > 0) endParagraph();

  return [...blocks, ...notes];
}
