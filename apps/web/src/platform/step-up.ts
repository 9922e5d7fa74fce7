import { createStore } from './store.ts';

/** Somebody is asked to show again who they are; `answer` says whether they did. */
export type StepUpAsked = { answer: (isConfirmed: boolean) => void };

/** The question that stands open, if any; the dialog that shows it is loaded with the first one. */
export const stepUpAsked = createStore<StepUpAsked | null>(null);

let asking: Promise<boolean> | undefined;

/** Asks once, however many calls were refused together. */
export function askToStepUp(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    stepUpAsked.set({ answer: resolve });
  }).finally(() => {
    asking = undefined;
    stepUpAsked.set(null);
  });

  return asking;
}
