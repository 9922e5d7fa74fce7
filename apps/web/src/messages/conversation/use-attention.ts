import { useSyncExternalStore } from 'react';

const events = ['focus', 'blur', 'visibilitychange'] as const;

/** Whether this tab is visible and has the focus. */
export function useAttention(): { isVisible: boolean; isFocused: boolean } {
  const state = useSyncExternalStore(subscribe, readState, () => 'none');

  return { isVisible: state !== 'none', isFocused: state === 'focused' };
}

function readState(): 'none' | 'visible' | 'focused' {
  if (document.visibilityState !== 'visible') return 'none';

  return document.hasFocus() ? 'focused' : 'visible';
}

function subscribe(listener: () => void): () => void {
  for (const event of events) {
    window.addEventListener(event, listener);
    document.addEventListener(event, listener);
  }

  return () => {
    for (const event of events) {
      window.removeEventListener(event, listener);
      document.removeEventListener(event, listener);
    }
  };
}
