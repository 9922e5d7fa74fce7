import { createStore } from '../platform/store.ts';

/** The address typed last, so that it is not asked for again on the next screen. It leaves with the page. */
export const typedEmail = createStore('');
