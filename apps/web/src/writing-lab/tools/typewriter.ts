import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const typewriterChanged = StateEffect.define<boolean>();

const isOn = StateField.define<boolean>({
  create: () => false,
  update(before, { effects }) {
    const wanted = effects.find((effect) => effect.is(typewriterChanged))?.value;

    return typeof wanted === 'boolean' ? wanted : before;
  },

  provide: (field) =>
    EditorView.editorAttributes.from(field, (on) => (on ? { class: 'lh-typewriter' } : {})),
});

/** Keeps the line that is written in the middle of the window, as a typewriter keeps its line at the ribbon. */
export const typewriter = [
  isOn,
  EditorState.transactionExtender.of((transaction) => {
    const isWritten = transaction.docChanged && transaction.isUserEvent('input');
    const isLeft = transaction.docChanged && transaction.isUserEvent('delete');
    if (!transaction.startState.field(isOn) || !(isWritten || isLeft)) return null;

    return {
      effects: EditorView.scrollIntoView(transaction.newSelection.main.head, { y: 'center' }),
    };
  }),
];
