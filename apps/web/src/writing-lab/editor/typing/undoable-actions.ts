import { invertedEffects, isolateHistory, undo } from '@codemirror/commands';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** An action that does not change the text, such as ignoring a finding. */
type UndoableAction = { act: () => void; back: () => void };

const actionRecorded = StateEffect.define<UndoableAction>();

/** The last action, until the text changes. */
const lastAction = StateField.define<UndoableAction | null>({
  create: () => null,
  update: (before, { docChanged, effects }) =>
    effects.find((effect) => effect.is(actionRecorded))?.value ?? (docChanged ? null : before),
});

/** Records actions in the editor history: Undo reverts edits and actions in order. */
export const undoableActions: Extension = [
  lastAction,
  invertedEffects.of(({ effects }) =>
    effects
      .filter((effect) => effect.is(actionRecorded))
      .map(({ value: { act, back } }) => actionRecorded.of({ act: back, back: act })),
  ),
  EditorView.updateListener.of(({ transactions }) => {
    for (const transaction of transactions) {
      if (!transaction.isUserEvent('undo') && !transaction.isUserEvent('redo')) continue;
      for (const effect of transaction.effects) if (effect.is(actionRecorded)) effect.value.act();
    }
  }),
];

/** Records an action that was just done. The returned function reverts it, even after later edits. */
export function recordUndoableAction(
  view: EditorView | null,
  { undo: revert, redo }: { undo: () => void; redo: () => void },
): () => void {
  let isDone = true;
  const runOnce = (done: boolean, act: () => void) => () => {
    if (isDone === done) return;
    isDone = done;
    act();
  };
  const step = { act: runOnce(true, redo), back: runOnce(false, revert) };
  view?.dispatch({ effects: actionRecorded.of(step), annotations: isolateHistory.of('full') });

  return () => {
    if (view?.state.field(lastAction) === step) undo(view);
    else step.back();
    view?.focus();
  };
}
