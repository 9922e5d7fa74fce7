import { messageDraftsKey } from '../../platform/device-texts.ts';
import { type SafeStorage, safeLocalStorage } from '../../platform/storage.ts';
import { createStore, type Store } from '../../platform/store.ts';

/** A draft: typed but not sent. `isSaved` once the server has it too. */
type MessageDraft = { text: string; isSaved: boolean };
export type MessageDrafts = Readonly<Record<string, MessageDraft>>;

/** The drafts of a user on this device, by conversation. A draft that the server has is not needed here after a reload. */
export function createDraftStore(storage: SafeStorage, userId: string) {
  const key = messageDraftsKey(userId);
  const drafts: Store<MessageDrafts> = createStore(parseDrafts(storage.get(key)));
  const write = (next: MessageDrafts) => {
    drafts.set(next);
    const unsaved = Object.entries(next).filter(([, { isSaved }]) => !isSaved);
    if (unsaved.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(Object.fromEntries(unsaved)));
  };

  return {
    get: drafts.get,
    subscribe: drafts.subscribe,

    /** The user typed. */
    change(conversationId: string, text: string): void {
      write({ ...drafts.get(), [conversationId]: { text, isSaved: false } });
    },

    /** The server stored this text. Ignored if the user has typed since. */
    markSaved(conversationId: string, text: string): void {
      if (drafts.get()[conversationId]?.text !== text) return;
      write({ ...drafts.get(), [conversationId]: { text, isSaved: true } });
    },

    /** Another device changed the draft. Unsaved changes of this device are kept. */
    adopt(conversationId: string, text: string): void {
      const own = drafts.get()[conversationId];
      if (own !== undefined && (!own.isSaved || own.text === text)) return;
      write({ ...drafts.get(), [conversationId]: { text, isSaved: true } });
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

let current: { userId: string; store: DraftStore } | undefined;

export function draftStoreOf(userId: string): DraftStore {
  if (current?.userId !== userId)
    current = { userId, store: createDraftStore(safeLocalStorage, userId) };

  return current.store;
}

function parseDrafts(text: string | null): MessageDrafts {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(Object(stored)).filter(
      ([, draft]) => typeof Object(draft).text === 'string',
    );

    return Object.fromEntries(
      entries.map(([id, draft]) => [id, { text: String(Object(draft).text), isSaved: false }]),
    );
  } catch {
    return {};
  }
}
