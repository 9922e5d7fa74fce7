import type { Finding } from '@longhand/analysis';
import { useEffect, useRef } from 'react';
import type { Desk } from '../document/desk.ts';
import { closeNote, goToFinding } from '../editor/findings/finding-notes.ts';

/**
 * Keyboard shortcuts for findings: F8 moves between findings, with Ctrl or ⌘ it adds the word of the open one to the user's dictionary, and
 * Escape closes the note, wherever the focus is on this screen. The editor handles the first and the last itself.
 */
export function useFindingShortcuts(desk: Desk, learn: (finding: Finding) => void): void {
  const latest = useRef(learn);
  latest.current = learn;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const view = desk.view.get();
      if (event.defaultPrevented || !view) return;
      if (event.key === 'F8') {
        event.preventDefault();
        const open = desk.analysisSnapshot.get()?.open;
        if (!event.ctrlKey && !event.metaKey)
          goToFinding(view, event.shiftKey ? 'previous' : 'next');
        else if (open) latest.current(open);
      } else if (event.key === 'Escape') closeNote(view);
    };
    document.addEventListener('keydown', handleKey);

    return () => document.removeEventListener('keydown', handleKey);
  }, [desk]);
}
