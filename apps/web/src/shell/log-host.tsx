import { useEffect } from 'react';
import { loadMessages } from '../platform/locale.ts';
import { createStore, useStore } from '../platform/store.ts';
import { later } from '../ui/later.tsx';
import { isTyping } from './is-typing.ts';

/** Whether something is about to be logged, wherever one is. */
export const quickLog = createStore(false);

const LogDialog = later(async () => {
  await loadMessages(['progress']);

  return import('./log-dialog.tsx');
});

/** Opens on L, unless the key belongs to a text or to something that is open. */
export function LogHost() {
  const close = () => quickLog.set(false);
  useEffect(() => {
    document.addEventListener('keydown', answerKey);

    return () => document.removeEventListener('keydown', answerKey);
  }, []);

  return useStore(quickLog) && <LogDialog onClose={close} onFailure={close} />;
}

function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return;
  if (event.code !== 'KeyL' || event.shiftKey || isTyping(event.target)) return;
  if (document.querySelector('[role="dialog"]') !== null) return;
  event.preventDefault();
  quickLog.set(true);
}
