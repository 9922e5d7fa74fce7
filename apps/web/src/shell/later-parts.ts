import { createStore } from '../platform/store.ts';

/** Whether a screen below /app is shown: with the page, or after a sign-in. */
export const isAppShown = createStore(false);

/** Parts of the start-up that are drawn, once they are there. */
export const laterParts = createStore({ progressBar: false });
