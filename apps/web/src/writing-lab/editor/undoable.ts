import { invertedEffects, isolateHistory, undo } from '@codemirror/commands';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Something done about the text that its words do not show, such as a finding put aside. */
type Step = { act: () => void; back: () => void };

const stepTaken = StateEffect.define<Step>();

/** The step that nothing has followed. */
const lastStep = StateField.define<Step | null>({
  create: () => null,
  update: (before, { docChanged, effects }) =>
    effects.find((effect) => effect.is(stepTaken))?.value ?? (docChanged ? null : before),
});

/** Steps lie among the edits: what undoes the last edit undoes the last step as well. */
export const undoableSteps: Extension = [
  lastStep,
  invertedEffects.of(({ effects }) =>
    effects
      .filter((effect) => effect.is(stepTaken))
      .map(({ value: { act, back } }) => stepTaken.of({ act: back, back: act })),
  ),
  EditorView.updateListener.of(({ transactions }) => {
    for (const transaction of transactions) {
      if (!transaction.isUserEvent('undo') && !transaction.isUserEvent('redo')) continue;
      for (const effect of transaction.effects) if (effect.is(stepTaken)) effect.value.act();
    }
  }),
];

/** Notes a step that was just done. What it returns takes the step back, whatever was written since. */
export function tookStep(
  view: EditorView | null,
  { undo: takeBack, redo }: { undo: () => void; redo: () => void },
): () => void {
  let isDone = true;
  const turn = (done: boolean, act: () => void) => () => {
    if (isDone === done) return;
    isDone = done;
    act();
  };
  const step = { act: turn(true, redo), back: turn(false, takeBack) };
  view?.dispatch({ effects: stepTaken.of(step), annotations: isolateHistory.of('full') });

  return () => {
    if (view?.state.field(lastStep) === step) undo(view);
    else step.back();
    view?.focus();
  };
}
