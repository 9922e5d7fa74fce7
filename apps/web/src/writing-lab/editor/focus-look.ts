import { type EditorState, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

export const focusChanged = StateEffect.define<boolean>();

type Focus = { isOn: boolean; marks: DecorationSet };

/** Focus mode: the paragraph of the caret stands out from the others, its sentence from the paragraph. */
export const focusLook = StateField.define<Focus>({
  create: () => ({ isOn: false, marks: Decoration.none }),

  update(before, { effects, docChanged, selection, state }) {
    const wanted = effects.find((effect) => effect.is(focusChanged))?.value;
    const isOn = typeof wanted === 'boolean' ? wanted : before.isOn;
    if (!isOn) return before.isOn ? { isOn, marks: Decoration.none } : before;
    if (before.isOn && !docChanged && !selection) return before;

    return { isOn, marks: marksIn(state) };
  },

  provide: (field) => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    EditorView.editorAttributes.from(field, ({ isOn }) => (isOn ? { class: 'lh-focus' } : {})),
  ],
});

const longest = 20_000;

function marksIn({ doc, selection }: EditorState): DecorationSet {
  const { head } = selection.main;
  const line = doc.lineAt(head);
  const marks: Range<Decoration>[] = [here.range(line.from)];
  if (line.length > 0 && line.length <= longest) {
    const { from, to } = sentenceAt(line.text, head - line.from);
    if (to > from) marks.push(now.range(line.from + from, line.from + to));
  }

  return RangeSet.of(marks, true);
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentence around a place of a paragraph; at its very end the last one. */
function sentenceAt(text: string, at: number): { from: number; to: number } {
  const inside = Math.max(0, Math.min(at, text.length - 1));
  const found = sentences.segment(text).containing(inside);

  return found
    ? { from: found.index, to: found.index + found.segment.trimEnd().length }
    : { from: 0, to: text.length };
}

const here = Decoration.line({ class: 'lh-here' });
const now = Decoration.mark({ class: 'lh-now' });
