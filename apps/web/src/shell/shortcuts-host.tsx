import { createStore, useStore } from '../platform/store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Whether the keyboard shortcuts dialog is open. */
export const isShortcutsOpen = createStore(false);

const ShortcutsDialog = lazyComponent(() => import('./shortcuts-dialog.tsx'));

export function ShortcutsHost() {
  const close = () => isShortcutsOpen.set(false);

  return useStore(isShortcutsOpen) && <ShortcutsDialog onClose={close} onFailure={close} />;
}
