import { Refusal } from '@longhand/contract/errors';
import { clientErrorKeyOf, NoResponseError } from './failures.ts';
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

/** A toast. `text` is a message key, `words` is shown as is. */
export type Toast = {
  type: ToastType;
  /** Undoes the reported action. */
  undo?: () => void;
} & ({ text: string; words?: never } | { words: string; text?: never });

/** Toasts to show; the component that shows them is loaded with the first. */
export const toastQueue = createStore<readonly Toast[]>([]);

export function showToast(toast: Toast): void {
  toastQueue.set([...toastQueue.get(), toast]);
}

/**
 * Shows the common error toast for a failed user action of a quiet client. Session end and declined step-up are already shown elsewhere.
 */
export function showFailureToast(failure: unknown): void {
  if (failure instanceof NoResponseError) {
    showToast({ type: 'error', text: `errors.client.${failure.reason}` });
  }
  if (!(failure instanceof Refusal) || failure.code === 'reauth_required') return;
  const sentence = clientErrorKeyOf(failure.status);
  if (sentence === undefined || sentence === 'sessionExpired') return;
  showToast({ type: 'error', text: `errors.client.${sentence}` });
}
