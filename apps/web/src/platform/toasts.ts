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
