import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const typewriterModeChanged = StateEffect.define<boolean>();

const typewriterField = StateField.define<boolean>({
  create: () => false,
  update(before, { effects }) {
    const wanted = effects.find((effect) => effect.is(typewriterModeChanged))?.value;

    return typeof wanted === 'boolean' ? wanted : before;
  },

  provide: (field) =>
    EditorView.editorAttributes.from(field, (on) => (on ? { class: 'lh-typewriter' } : {})),
});

/** Typewriter mode: keeps the line being edited in the middle of the window. */
export const typewriterMode = [
  typewriterField,
  EditorState.transactionExtender.of((transaction) => {
    const isInput = transaction.docChanged && transaction.isUserEvent('input');
    const isDeletion = transaction.docChanged && transaction.isUserEvent('delete');
    if (!transaction.startState.field(typewriterField) || !(isInput || isDeletion)) return null;

    return {
      effects: EditorView.scrollIntoView(transaction.newSelection.main.head, { y: 'center' }),
    };
  }),
];
