import { useState } from 'react';
import { useFailureText } from '../../ui/failure-text.ts';
import { messageApi } from '../api.ts';
import type { ComposerMode } from '../composer-mode.ts';
import { storeMessage } from '../message-cache.ts';

/** The text of a message that is being edited. A failure leaves it in the field. */
export function useSaveEdit(mode: ComposerMode, onSaved: () => void) {
  const failureText = useFailureText();
  const message = mode.is === 'edit' ? mode.message : null;
  const [edited, setEdited] = useState({ message, text: message?.body ?? '' });
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (edited.message !== message) {
    setEdited({ message, text: message?.body ?? '' });
    setError(null);
  }

  return {
    text: edited.text,
    isPending,
    error,
    change: (text: string) => setEdited({ message, text }),

    async save(): Promise<void> {
      if (message === null || isPending) return;
      if (edited.text === message.body) return onSaved();
      const { conversationId, seq } = message;
      setPending(true);
      setError(null);
      try {
        const body = { body: edited.text };
        storeMessage(await messageApi.editMessage({ params: { id: conversationId, seq }, body }));
        onSaved();
      } catch (failure) {
        setError(failureText(failure));
      } finally {
        setPending(false);
      }
    },
  };
}
