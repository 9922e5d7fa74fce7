import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  Prec,
} from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

/** Markdown italic and bold. High precedence: before the editor's default keymap. */
export const emphasisKeymap = Prec.high(
  keymap.of([
    { key: 'Mod-i', run: (view) => toggle(view, '*'), preventDefault: true },
    { key: 'Mod-b', run: (view) => toggle(view, '**'), preventDefault: true },
  ]),
);

type EmphasisMarker = '*' | '**';
type TextSpan = { from: number; to: number };

function toggle(view: EditorView, marker: EmphasisMarker): boolean {
  if (view.state.readOnly) return false;
  view.dispatch({
    ...toggleEmphasis(view.state, marker),
    userEvent: 'input.format',
    scrollIntoView: true,
  });

  return true;
}

/** Toggles italic or bold on the selection, or on the word at the caret. */
export function toggleEmphasis(state: EditorState, marker: EmphasisMarker) {
  return state.changeByRange((range) => {
    const empty = { from: range.head, to: range.head };
    const parts = range.empty ? [wordAt(state, range.head) ?? empty] : splitByLine(state, range);
    const words = parts
      .map((part) => trimMarkers(state, part))
      .filter(({ from, to }) => range.empty || to > from);
    const isSet = words.length > 0 && words.every((part) => hasEmphasis(state, part, marker));
    const size = marker.length;
    const changes: ChangeSpec[] = words
      .filter((part) => isSet || !hasEmphasis(state, part, marker))
      .flatMap(({ from, to }): ChangeSpec[] =>
        isSet
          ? [
              { from: from - size, to: from },
              { from: to, to: to + size },
            ]
          : [
              { from, insert: marker },
              { from: to, insert: marker },
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

/** Emphasis ends with its paragraph, so a selection over several lines is emphasized line by line. */
function splitByLine({ doc }: EditorState, { from, to }: TextSpan): TextSpan[] {
  const parts: TextSpan[] = [];
  for (let line: Line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
    const part = trimToContent(line, {
      from: Math.max(from, line.from),
      to: Math.min(to, line.to),
    });
    if (part.to > part.from) parts.push(part);
    if (line.to >= to) return parts;
  }
}

function trimToContent(line: Line, { from, to }: TextSpan): TextSpan {
  const text = line.text.slice(from - line.from, to - line.from);
  const block = from === line.from ? (/^\s*(?:#{1,6}|>|[-*+]) +/.exec(text)?.[0].length ?? 0) : 0;
  const start = from + text.length - text.slice(block).trimStart().length;
  const isBlank = text.trim() === '';

  return { from: start, to: isBlank ? start : to - (text.length - text.trimEnd().length) };
}

/** The word at a position, including apostrophes and hyphens. */
function wordAt({ doc }: EditorState, at: number): TextSpan | null {
  const line = doc.lineAt(at);
  for (const { index, 0: word } of line.text.matchAll(
    /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu,
  )) {
    const from = line.from + index;
    if (from <= at && at <= from + word.length) return { from, to: from + word.length };
  }

  return null;
}

/** The span without selected emphasis markers, if they wrap its content. */
function trimMarkers(state: EditorState, { from, to }: TextSpan): TextSpan {
  const text = state.sliceDoc(from, to);
  const lead = /^[*_]{0,3}/.exec(text)?.[0].length ?? 0;
  const trail = /[*_]{0,3}$/.exec(text)?.[0].length ?? 0;
  const words = { from: from + lead, to: to - trail };

  return words.to > words.from && countMarkersAround(state, words) > 0 ? words : { from, to };
}

/** One marker is italic, two are bold, three are both. */
function hasEmphasis(state: EditorState, span: TextSpan, marker: EmphasisMarker): boolean {
  const markerCount = countMarkersAround(state, span);

  return marker === '*' ? markerCount % 2 === 1 : markerCount >= 2;
}

function countMarkersAround(state: EditorState, { from, to }: TextSpan): number {
  const before = /([*_])\1{0,2}$/.exec(state.sliceDoc(Math.max(0, from - 3), from));
  const after = /^([*_])\1{0,2}/.exec(state.sliceDoc(to, to + 3));

  return before && after && before[1] === after[1]
    ? Math.min(before[0].length, after[0].length)
    : 0;
}
