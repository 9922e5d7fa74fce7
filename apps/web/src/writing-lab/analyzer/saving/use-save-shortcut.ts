import { useEffect } from 'react';
import { isCommandKey } from '../../../platform/command-key.ts';

/** Ctrl+S (⌘S on macOS) saves from anywhere on the screen instead of the browser's "save page". */
export function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 's')) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', handleKey);

    return () => document.removeEventListener('keydown', handleKey);
  }, [save]);
}
