import { useState } from 'react';
import type { ComposerMode } from '../composer-mode.ts';
import { queueMessage } from '../outgoing/outgoing.ts';

/** The text of a message that is being edited. It is saved through the outgoing queue, so that it waits for the network. */
export function useSaveEdit(userId: string, mode: ComposerMode, onSaved: () => void) {
  const message = mode.is === 'edit' ? mode.message : null;
  const [edited, setEdited] = useState({ message, text: message?.body ?? '' });
  if (edited.message !== message) setEdited({ message, text: message?.body ?? '' });

  return {
    text: edited.text,
    change: (text: string) => setEdited({ message, text }),

    save(): void {
      if (message === null) return;
      const { conversationId, seq, body } = message;
      const change = { is: 'edit', seq } as const;
      if (edited.text !== body)
        void queueMessage(userId, { conversationId, body: edited.text, files: [], change });
      onSaved();
    },
  };
}
