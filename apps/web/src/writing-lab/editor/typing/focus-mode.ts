import { type EditorState, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

export const focusModeChanged = StateEffect.define<boolean>();

type FocusModeState = { isOn: boolean; marks: DecorationSet };

/** Focus mode: highlights the paragraph of the caret and, within it, the sentence. */
export const focusMode = StateField.define<FocusModeState>({
  create: () => ({ isOn: false, marks: Decoration.none }),

  update(before, { effects, docChanged, selection, state }) {
    const wanted = effects.find((effect) => effect.is(focusModeChanged))?.value;
    const isOn = typeof wanted === 'boolean' ? wanted : before.isOn;
    if (!isOn) return before.isOn ? { isOn, marks: Decoration.none } : before;
    if (before.isOn && !docChanged && !selection) return before;

    return { isOn, marks: focusDecorations(state) };
  },

  provide: (field) => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    EditorView.editorAttributes.from(field, ({ isOn }) => (isOn ? { class: 'lh-focus' } : {})),
  ],
});

const maxLineLength = 20_000;

function focusDecorations({ doc, selection }: EditorState): DecorationSet {
  const { head } = selection.main;
  const line = doc.lineAt(head);
  const marks: Range<Decoration>[] = [activeParagraph.range(line.from)];
  if (line.length > 0 && line.length <= maxLineLength) {
    const { from, to } = sentenceAt(line.text, head - line.from);
    if (to > from) marks.push(activeSentence.range(line.from + from, line.from + to));
  }

  return RangeSet.of(marks, true);
}

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentence at an offset of a paragraph; at the end of the paragraph, the last one. */
function sentenceAt(text: string, at: number): { from: number; to: number } {
  const inside = Math.max(0, Math.min(at, text.length - 1));
  const found = sentenceSegmenter.segment(text).containing(inside);

  return found
    ? { from: found.index, to: found.index + found.segment.trimEnd().length }
    : { from: 0, to: text.length };
}

const activeParagraph = Decoration.line({ class: 'lh-here' });
const activeSentence = Decoration.mark({ class: 'lh-now' });
