import { ownWords } from '@longhand/contract/own-words';
import { addMilliseconds, day } from '../platform/clock.ts';
import { defineSlice } from '../platform/slice.ts';
import { ownWordHandlers, removalDays } from './handlers.ts';
import { eraseAll, forgetRemovals, listWords } from './queries.ts';

/**
 * Synchronizes the user's own words across devices: dictionary words, ignored findings and house-style words. A word exists once for all
 * texts or once per project; devices request what changed since their last request, including removals. Refuses projects of other users and
 * words beyond the limit.
 */
export const slice = defineSlice({
  name: 'own-words',
  about: 'The dictionary, ignored findings and house rules of each user.',
  endpoints: ownWords,
  handlers: ownWordHandlers,
  personal: {
    exportOf: async (db, userId) => ({ words: await listWords(db, userId) }),
    erase: eraseAll,
  },
  jobs: [
    {
      name: 'own-words-forget-removals',
      cron: '41 3 * * *',
      run: ({ db, clock }) => forgetRemovals(db, addMilliseconds(clock.now(), -removalDays * day)),
    },
  ],
});
