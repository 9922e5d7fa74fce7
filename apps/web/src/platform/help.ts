import { keys, localShelf, type Shelf } from './storage.ts';
import { createStore } from './store.ts';

export type HelpState = {
  /** What the screen has to say about itself, if anything. */
  topic: string | null;
  isShown: boolean;
  /** It was asked for just now, so that the focus goes along. */
  isFresh: boolean;
};

/** Help beside the screen: whether there is some, whether it is shown, and which. All three stay on this device. */
export function createHelp(shelf: Shelf) {
  const state = createStore<HelpState>({
    topic: null,
    isShown: shelf.get(keys.showHelp) === 'true',
    isFresh: false,
  });

  const show = (isShown: boolean) => {
    shelf.set(keys.showHelp, String(isShown));
    state.set({ ...state.get(), isShown, isFresh: isShown });
  };

  return {
    state,

    /** Another screen is shown, with the topic it has. */
    enter(topic: string | null): void {
      shelf.set(keys.hasHelp, String(topic !== null));
      if (topic === null) shelf.remove(keys.currentHelp);
      else shelf.set(keys.currentHelp, topic);
      state.set({ ...state.get(), topic, isFresh: false });
    },

    /** Opens an article that belongs to another screen; the next screen brings its own back. */
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

export const help = createHelp(localShelf);
