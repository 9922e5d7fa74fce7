import { useEffect } from 'react';
import { useMessagesUrl } from '../use-messages-url.ts';

/** Alt with the up or down arrow opens the conversation above or below. */
export function useConversationShortcuts(ids: readonly string[]): void {
  const { open, openId } = useMessagesUrl();

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      if (!isArrow || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const at = openId === null ? -1 : ids.indexOf(openId);
      const next = ids[event.key === 'ArrowDown' ? at + 1 : at - 1];
      if (next === undefined) return;
      event.preventDefault();
      open(next);
    };
    window.addEventListener('keydown', handleKey);

    return () => window.removeEventListener('keydown', handleKey);
  });
}
