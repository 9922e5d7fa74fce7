import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  Prec,
} from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

/** Italic and bold as Markdown writes them. They come before the editor's own keys. */
export const emphasisKeys = Prec.high(
  keymap.of([
    { key: 'Mod-i', run: (view) => toggle(view, '*'), preventDefault: true },
    { key: 'Mod-b', run: (view) => toggle(view, '**'), preventDefault: true },
  ]),
);

type Sign = '*' | '**';
type Span = { from: number; to: number };

function toggle(view: EditorView, sign: Sign): boolean {
  if (view.state.readOnly) return false;
  view.dispatch({
    ...toggleEmphasis(view.state, sign),
    userEvent: 'input.format',
    scrollIntoView: true,
  });

  return true;
}

/** Sets the selected words in italics or bold, or the word at the caret; what is set already is set plain. */
export function toggleEmphasis(state: EditorState, sign: Sign) {
  return state.changeByRange((range) => {
    const empty = { from: range.head, to: range.head };
    const parts = range.empty ? [wordAt(state, range.head) ?? empty] : partsOf(state, range);
    const words = parts
      .map((part) => inside(state, part))
      .filter(({ from, to }) => range.empty || to > from);
    const isSet = words.length > 0 && words.every((part) => hasEmphasis(state, part, sign));
    const size = sign.length;
    const changes: ChangeSpec[] = words
      .filter((part) => isSet || !hasEmphasis(state, part, sign))
      .flatMap(({ from, to }): ChangeSpec[] =>
        isSet
          ? [
              { from: from - size, to: from },
              { from: to, to: to + size },
            ]
          : [
              { from, insert: sign },
              { from: to, insert: sign },
            ],
      );
    const set = state.changes(changes);
    const first = words[0] ?? range;
    const last = words.at(-1) ?? range;
    const caret = range.empty && first.from === first.to && !isSet ? range.head + size : null;

    return {
      changes: set,
      range: range.empty
        ? EditorSelection.cursor(
            caret ?? set.mapPos(range.head, range.head === first.from ? 1 : -1),
          )
        : EditorSelection.range(set.mapPos(first.from, 1), set.mapPos(last.to, -1)),
    };
  });
}

/** Emphasis ends with its paragraph: of a selection over several lines each has its own. */
function partsOf({ doc }: EditorState, { from, to }: Span): Span[] {
  const parts: Span[] = [];
  for (let line: Line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
    const part = trimmed(line, { from: Math.max(from, line.from), to: Math.min(to, line.to) });
    if (part.to > part.from) parts.push(part);
    if (line.to >= to) return parts;
  }
}

function trimmed(line: Line, { from, to }: Span): Span {
  const text = line.text.slice(from - line.from, to - line.from);
  const block = from === line.from ? (/^\s*(?:#{1,6}|>|[-*+]) +/.exec(text)?.[0].length ?? 0) : 0;
  const start = from + text.length - text.slice(block).trimStart().length;
  const isBlank = text.trim() === '';

  return { from: start, to: isBlank ? start : to - (text.length - text.trimEnd().length) };
}

/** A word with its apostrophes and hyphens. */
function wordAt({ doc }: EditorState, at: number): Span | null {
  const line = doc.lineAt(at);
  for (const { index, 0: word } of line.text.matchAll(
    /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu,
  )) {
    const from = line.from + index;
    if (from <= at && at <= from + word.length) return { from, to: from + word.length };
  }

  return null;
}

/** Without the signs that were selected along, where they set what is between them. */
function inside(state: EditorState, { from, to }: Span): Span {
  const text = state.sliceDoc(from, to);
  const lead = /^[*_]{0,3}/.exec(text)?.[0].length ?? 0;
  const trail = /[*_]{0,3}$/.exec(text)?.[0].length ?? 0;
  const words = { from: from + lead, to: to - trail };

  return words.to > words.from && signsAround(state, words) > 0 ? words : { from, to };
}

/** One sign around is italic, two are bold, three are both. */
function hasEmphasis(state: EditorState, span: Span, sign: Sign): boolean {
  const signs = signsAround(state, span);

  return sign === '*' ? signs % 2 === 1 : signs >= 2;
}

function signsAround(state: EditorState, { from, to }: Span): number {
  const before = /([*_])\1{0,2}$/.exec(state.sliceDoc(Math.max(0, from - 3), from));
  const after = /^([*_])\1{0,2}/.exec(state.sliceDoc(to, to + 3));

  return before && after && before[1] === after[1]
    ? Math.min(before[0].length, after[0].length)
    : 0;
}
