import { ownWords } from '@longhand/contract/own-words';
import { after, day } from '../platform/clock.ts';
import { defineSlice } from '../platform/slice.ts';
import { ownWordHandlers, removalDays } from './handlers.ts';
import { eraseAll, forgetRemovals, listWords } from './queries.ts';

/**
 * Keeps what writers say of words, for all of their devices: words that are right, what is ignored everywhere, and the words of
 * their house. Each stands once for every text or once a project; devices ask what changed since they last did, removals as
 * well. Refuses projects that are not the writer's, and more words than there can be.
 */
export const slice = defineSlice({
  name: 'own-words',
  about: 'The dictionary, the ignored findings and the house rules of each writer.',
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
      run: ({ db, clock }) => forgetRemovals(db, after(clock.now(), -removalDays * day)),
    },
  ],
});
