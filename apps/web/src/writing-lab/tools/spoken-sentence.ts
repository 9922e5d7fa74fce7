import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** The sentence that is read aloud now; null when reading has ended. */
export const spokenChanged = StateEffect.define<{ from: number; to: number } | null>();

const spoken = Decoration.mark({ class: 'lh-spoken' });

/** Shows which sentence is read. It is not selected: a key pressed meanwhile would write over it. */
export const spokenSentence = StateField.define<DecorationSet>({
  create: () => Decoration.none,

  update(before, { effects, changes }) {
    let shown = before.map(changes);
    for (const effect of effects) {
      if (!effect.is(spokenChanged)) continue;
      shown = effect.value
        ? Decoration.set(spoken.range(effect.value.from, effect.value.to))
        : Decoration.none;
    }

    return shown;
  },

  provide: (field) => EditorView.decorations.from(field),
});
