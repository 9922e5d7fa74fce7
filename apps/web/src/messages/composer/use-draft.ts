import { limits } from '@longhand/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { debounce } from '../../platform/debounce.ts';
import { useStore } from '../../platform/store.ts';
import { messageApi } from '../api.ts';
import { patchConversation } from '../message-cache.ts';
import { draftStoreOf } from './draft-store.ts';

type DraftOptions = { userId: string; conversationId: string; savedDraft: string };

/**
 * The text of the composer. Each keystroke is stored on this device at once and on the server after a pause, so that other devices have it.
 */
export function useDraft({ userId, conversationId, savedDraft }: DraftOptions) {
  const store = draftStoreOf(userId);
  // Read only once, on opening: a late reply could bring back a draft that was sent meanwhile.
  const [draftAtOpening] = useState(savedDraft);
  const text = useStore(store)[conversationId]?.text ?? draftAtOpening;

  useEffect(() => {
    store.adopt(conversationId, draftAtOpening);
  }, [store, conversationId, draftAtOpening]);

  const saver = useRef<ReturnType<typeof createSaver>>(null);
  saver.current ??= createSaver(userId, conversationId);

  useEffect(() => {
    const { current } = saver;
    current?.schedule(); // a draft from before a reload
    const flush = () => current?.flush();
    window.addEventListener('pagehide', flush);

    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    text,

    change(next: string): void {
      store.change(conversationId, next);
      saver.current?.schedule();
    },

    /** The message is in the outgoing queue. */
    clear(): void {
      store.change(conversationId, '');
      saver.current?.flush();
    },
  };
}

/** Saves the draft to the server unless it has it. A failure leaves it on this device; the next pause tries again. */
function createSaver(userId: string, id: string) {
  const store = draftStoreOf(userId);
  const save = async () => {
    const draft = store.get()[id];
    if (draft === undefined || draft.isSaved || draft.text.length > limits.messageMax) return;
    const { text } = draft;
    try {
      await messageApi.saveDraft({ params: { id }, body: { text } });
    } catch {
      return;
    }
    store.markSaved(id, text);
    patchConversation(id, { draft: text });
  };
  const timer = debounce(() => void save(), { waitMs: 800, maxWaitMs: 5_000 });

  return {
    schedule: timer.schedule,
    flush() {
      timer.cancel();
      void save();
    },
  };
}
