import { useEffect } from 'react';
import { closeNote, stepTo } from '../editor/notes.ts';
import type { Desk } from './desk.ts';

/** F8 walks the findings and Escape closes the note wherever the focus is on this screen; the editor knows both itself. */
export function useFindingKeys(desk: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const view = desk.view.get();
      if (event.defaultPrevented || !view) return;
      if (event.key === 'F8') {
        event.preventDefault();
        stepTo(view, event.shiftKey ? 'previous' : 'next');
      } else if (event.key === 'Escape') closeNote(view);
    };
    document.addEventListener('keydown', press);

    return () => document.removeEventListener('keydown', press);
  }, [desk]);
}
