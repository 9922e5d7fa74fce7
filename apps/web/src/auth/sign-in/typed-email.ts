import { createStore } from '../../platform/store.ts';

/** The last typed email, so the next screen need not ask again. Kept in memory only. */
export const typedEmail = createStore('');
