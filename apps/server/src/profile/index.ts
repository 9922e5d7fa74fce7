import { profile } from '@longhand/contract/profile';
import { searchMembers } from '../auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { defineSlice } from '../platform/slice.ts';
import { profileHandlers } from './handlers.ts';
import { deleteChoices, readChoices, whoShows } from './queries.ts';
import { deleteAllPublished, listPublished } from './text-queries.ts';

/**
 * How a person is seen by others who are signed in: names, words about themselves, and figures, each only where they chose to show it.
 * A text is on a profile as long as its writer leaves it there, outside of the trash, in its newest state. Private until then: a profile that is not shown answers others exactly like one that does not exist.
 */
export const slice = defineSlice({
  name: 'profile',
  about: 'What a person chose to show of themselves to others.',
  endpoints: profile,
  handlers: profileHandlers,
  personal: {
    exportOf: async (db, userId) => ({
      profile: await readChoices(db, userId),
      publishedTexts: await listPublished(db, userId),
    }),
    async erase(tx, userId) {
      await deleteChoices(tx, userId);
      await deleteAllPublished(tx, userId);
    },
  },
});

/** People other than the caller who show their profile and whose name contains a text. */
export function searchPeople(db: Db, callerId: string, wanted: { text: string; most: number }) {
  return searchMembers(db, whoShows(db, callerId), wanted);
}
