import { createStore } from '../platform/store.ts';

/** Parts of the start-up that are drawn, once they are there. */
export const laterParts = createStore({ progressBar: false });
