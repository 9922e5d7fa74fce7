import { Refusal } from '@longhand/contract/errors';
import { NoAnswer, sentenceOf } from './failures.ts';
import { createStore } from './store.ts';

type ToastType =
  | 'success'
  | 'error'
  | 'info'
  | 'warning'
  | 'primary'
  | 'purple'
  | 'blue'
  | 'green'
  | 'orange';

/** A short word at the corner of the page. `text` is a key of the texts, `words` is said as it is. */
export type Toast = {
  type: ToastType;
  /** Takes back what was just done. */
  undo?: () => void;
} & ({ text: string; words?: never } | { words: string; text?: never });

/** What waits to be shown; the part that shows it is loaded with the first one. */
export const waitingToasts = createStore<readonly Toast[]>([]);

export function showToast(toast: Toast): void {
  waitingToasts.set([...waitingToasts.get(), toast]);
}

/**
 * The toast of the shared client for something that the person did and that failed, where a quiet call left it out. The
 * end of a session and a proof that was not given have been told by then.
 */
export function showFailureToast(failure: unknown): void {
  if (failure instanceof NoAnswer) {
    showToast({ type: 'error', text: `errors.client.${failure.reason}` });
  }
  if (!(failure instanceof Refusal) || failure.code === 'reauth_required') return;
  const sentence = sentenceOf(failure.status);
  if (sentence === undefined || sentence === 'sessionExpired') return;
  showToast({ type: 'error', text: `errors.client.${sentence}` });
}
