import type { Finding } from '@longhand/analysis';
import { useEffect, useRef } from 'react';
import { closeNote, stepTo } from '../editor/notes.ts';
import type { Desk } from './desk.ts';

/**
 * F8 walks the findings, with the command key it puts the word of the open one into the writer's dictionary, and Escape closes the
 * note, wherever the focus is on this screen; the editor knows the first and the last itself.
 */
export function useFindingKeys(desk: Desk, learn: (finding: Finding) => void): void {
  const latest = useRef(learn);
  latest.current = learn;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const view = desk.view.get();
      if (event.defaultPrevented || !view) return;
      if (event.key === 'F8') {
        event.preventDefault();
        const open = desk.look.get()?.open;
        if (!event.ctrlKey && !event.metaKey) stepTo(view, event.shiftKey ? 'previous' : 'next');
        else if (open) latest.current(open);
      } else if (event.key === 'Escape') closeNote(view);
    };
    document.addEventListener('keydown', press);

    return () => document.removeEventListener('keydown', press);
  }, [desk]);
}
