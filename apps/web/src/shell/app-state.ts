import { createStore } from '../platform/store.ts';

/** Whether a screen below /app is shown, from page load or after sign-in. */
export const isAppShown = createStore(false);

/** Start-up parts that have loaded and can render. */
export const loadedParts = createStore({ progressBar: false });
