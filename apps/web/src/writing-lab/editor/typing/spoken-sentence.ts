import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** The sentence being read aloud; null when reading has ended. */
export const spokenSentenceChanged = StateEffect.define<{ from: number; to: number } | null>();

const spokenMark = Decoration.mark({ class: 'lh-spoken' });

/** Highlights the sentence being read. It is not selected, so that a keystroke does not overwrite it. */
export const spokenSentence = StateField.define<DecorationSet>({
  create: () => Decoration.none,

  update(before, { effects, changes }) {
    let shown = before.map(changes);
    for (const effect of effects) {
      if (!effect.is(spokenSentenceChanged)) continue;
      shown = effect.value
        ? Decoration.set(spokenMark.range(effect.value.from, effect.value.to))
        : Decoration.none;
    }

    return shown;
  },

  provide: (field) => EditorView.decorations.from(field),
});
