import type { Block, InlineSpan } from '../blocks.ts';
import { FileOpenError } from '../file-open-error.ts';
import { encodingOfCharset, encodingOfCodePage } from './rtf-encodings.ts';
import { type RtfToken, tokenizeRtf } from './rtf-tokens.ts';

type RtfState = {
  bold: boolean;
  italic: boolean;
  isHidden: boolean;
  /** Deleted with tracked changes. */
  isDeleted: boolean;
  isSkipped: boolean;
  font: number;
  /** Inside `\listtext`, which holds the generated list marker. */
  isListText: boolean;
  isStyle: boolean;
  /** Number of fallback characters after `\u`. */
  substitutes: number;
};

/** Destinations that are not document text. Groups that start with `\*` are skipped as well. */
const skippedDestinations = new Set(
  'fonttbl colortbl info pict object header headerl headerr headerf footer footerl footerr footerf generator listtable listoverridetable pntext rsidtbl themedata xmlnstbl datastore fldinst annotation atnid atnauthor bkmkstart bkmkend nonshppict shppict filetbl revtbl'.split(
    ' ',
  ),
);

const specialCharacters: Record<string, string> = {
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

/** Maximum nesting of groups. */
const maxDepth = 2_000;

/**
 * Reads Rich Text Format (1.9.1): paragraphs with emphasis, and headings by outline level or style name.
 *
 * @param source the file decoded as Latin-1, one character per byte
 */
export function readRtf(source: string): Block[] {
  if (!source.trimEnd().endsWith('}')) throw new FileOpenError('broken');
  const blocks: Block[] = [];
  const stack: RtfState[] = [];
  const fonts = new Map<number, string>();
  let state: RtfState = {
    ...{ bold: false, italic: false, isHidden: false, isDeleted: false, isSkipped: false },
    ...{ isListText: false, isStyle: false, font: 0, substitutes: 1 },
  };
  let page = 'windows-1252';
  let spans: InlineSpan[] = [];
  let bytes: number[] = [];
  let heading: number | undefined;
  let charactersToSkip = 0;
  let isFontTable = false;
  const notes: Block[] = [];
  const headings = new Map<number, number>();
  let style = 0;
  let styleName = '';
  let item: { level: number; sign: string } | undefined;
  let note: { depth: number; spans: InlineSpan[]; heading: number | undefined } | undefined;

  const addText = (text: string) => {
    if (text === '' || state.isSkipped || state.isHidden || state.isDeleted) return;
    if (state.isStyle) {
      addStyleName(text);
      return;
    }
    if (state.isListText) {
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

  /** Built-in style names are English; some programs write no outline level for headings. */
  const addStyleName = (text: string) => {
    styleName += text;
    const level = /^title;$/i.test(styleName) ? 1 : Number(/^heading (\d);/i.exec(styleName)?.[1]);
    if (level >= 1 && level <= 6 && !headings.has(style)) headings.set(style, level);
  };

  /** Multi-byte characters are decoded together. */
  const flushBytes = () => {
    if (bytes.length === 0) return;
    const encoding = fonts.get(state.font) ?? page;
    const text = new TextDecoder(encoding).decode(new Uint8Array(bytes));
    bytes = [];
    addText(text);
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

  /** A note is inline in RTF; its text is moved to the end. */
  const startNote = () => {
    state.isSkipped = false;
    addText(`[^${notes.length + 1}]`);
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
    if (name === '*' || skippedDestinations.has(name)) {
      state.isSkipped = true;
      isFontTable = name === 'fonttbl';
    } else if (name === 'par' || name === 'sect' || name === 'row') {
      if (!state.isSkipped) endParagraph();
    } else if (name === 'footnote' && note === undefined) startNote();
    else if (name === 'stylesheet') state.isStyle = true;
    else if (name === 'listtext') state.isListText = true;
    else if (name === 'pard' && !state.isListText) heading = undefined;
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
    else if (name === 'ansicpg') page = encodingOfCodePage(number);
    else if (name === 'mac') page = 'macintosh';
    else if (name === 'f') state.font = number ?? 0;
    else if (name === 'fcharset' && isFontTable) {
      const encoding = encodingOfCharset(number);
      if (encoding !== undefined) fonts.set(state.font, encoding);
    } else if (name === 'u') {
      addText(String.fromCharCode(((number ?? 0) + 65_536) % 65_536));
      charactersToSkip = state.substitutes;
    } else addText(specialCharacters[name] ?? '');
  };

  const read = (token: RtfToken) => {
    if (token.is === 'byte') {
      if (charactersToSkip > 0) charactersToSkip -= 1;
      else if (!state.isSkipped) bytes.push(token.value);
      return;
    }
    flushBytes();
    if (token.is === 'open') {
      if (stack.length > maxDepth) throw new FileOpenError('unsafe');
      stack.push(state);
      state = { ...state };
      charactersToSkip = 0;
    } else if (token.is === 'close') {
      state = stack.pop() ?? state;
      charactersToSkip = 0;
      endNote();
    } else if (token.is === 'word') readWord(token.name, token.number);
    else if (token.is === 'text') {
      addText(token.text.slice(charactersToSkip));
      charactersToSkip = Math.max(0, charactersToSkip - token.text.length);
    }
  };

  for (const token of tokenizeRtf(source)) read(token);
  flushBytes();
  if (spans.length > 0) endParagraph();

  return [...blocks, ...notes];
}
