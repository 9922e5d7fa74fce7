import { useEffect } from 'react';
import { isCommand } from '../../platform/command-key.ts';

/** Ctrl S (on a Mac ⌘ S) saves from anywhere in the text; the browser's own "save page" never comes in between. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event, 's')) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', press);

    return () => document.removeEventListener('keydown', press);
  }, [save]);
}
