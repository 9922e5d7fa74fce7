import { type SafeStorage, safeLocalStorage, storageKeys } from './storage.ts';
import { createStore } from './store.ts';

export type HelpState = {
  /** Help topic of the screen, if any. */
  topic: string | null;
  isShown: boolean;
  /** Just opened by the user, so that the focus moves there. */
  isFresh: boolean;
};

/** State of the help panel: available, shown, topic. Stored on this device. */
export function createHelpStore(storage: SafeStorage) {
  const state = createStore<HelpState>({
    topic: null,
    isShown: storage.get(storageKeys.showHelp) === 'true',
    isFresh: false,
  });

  const show = (isShown: boolean) => {
    storage.set(storageKeys.showHelp, String(isShown));
    state.set({ ...state.get(), isShown, isFresh: isShown });
  };

  return {
    state,

    /** Called when the screen changes. */
    setTopic(topic: string | null): void {
      storage.set(storageKeys.hasHelp, String(topic !== null));
      if (topic === null) storage.remove(storageKeys.currentHelp);
      else storage.set(storageKeys.currentHelp, topic);
      state.set({ ...state.get(), topic, isFresh: false });
    },

    /** Opens the topic of another screen; the next screen resets it. */
    open(topic: string): void {
      state.set({ ...state.get(), topic });
      show(true);
    },

    toggle(): void {
      if (state.get().topic !== null) show(!state.get().isShown);
    },

    close: () => show(false),
  };
}

export const help = createHelpStore(safeLocalStorage);
