import { createStore } from './store.ts';

/** Somebody types in a conversation. */
export type Typing = { conversationId: string; userId: string };

/** Whether the live connection of this browser is open. While it is not, screens with live data poll. */
export const isLiveConnected = createStore(true);

const typingListeners = new Set<(typing: Typing) => void>();

/** Calls the listener for each typing event; returns a function that removes it. */
export function onTyping(listener: (typing: Typing) => void): () => void {
  typingListeners.add(listener);

  return () => {
    typingListeners.delete(listener);
  };
}

export function publishTyping(typing: Typing): void {
  for (const listener of [...typingListeners]) listener(typing);
}
