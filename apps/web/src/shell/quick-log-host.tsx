import { useEffect } from 'react';
import { loadMessages } from '../platform/locale.ts';
import { createStore, useStore } from '../platform/store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { isTyping } from './is-typing.ts';

/** Whether the quick log dialog is open. */
export const isQuickLogOpen = createStore(false);

const QuickLogDialog = lazyComponent(async () => {
  await loadMessages(['progress']);

  return import('./quick-log-dialog.tsx');
});

/** Opens on L, unless a text input or dialog has the focus. */
export function QuickLogHost() {
  const close = () => isQuickLogOpen.set(false);
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);

    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return useStore(isQuickLogOpen) && <QuickLogDialog onClose={close} onFailure={close} />;
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return;
  if (event.code !== 'KeyL' || event.shiftKey || isTyping(event.target)) return;
  if (document.querySelector('[role="dialog"]') !== null) return;
  event.preventDefault();
  isQuickLogOpen.set(true);
}
