import { profile } from '@longhand/contract/profile';
import { searchUsers } from '../auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { defineSlice } from '../platform/slice.ts';
import { profileHandlers } from './handlers.ts';
import { deleteProfileSettings, readProfileSettings, visibleProfileIds } from './queries.ts';
import { deleteAllPublished, listPublished } from './text-queries.ts';

/**
 * Profiles that signed-in users can see: name, description and figures, each only if its owner chose to show it. A published text stays on
 * the profile, in its latest version, until it is withdrawn or removed. A hidden profile gives the same response as one that does not
 * exist.
 */
export const slice = defineSlice({
  name: 'profile',
  about: 'What users show of themselves to others.',
  endpoints: profile,
  handlers: profileHandlers,
  personal: {
    exportOf: async (db, userId) => ({
      profile: await readProfileSettings(db, userId),
      publishedTexts: await listPublished(db, userId),
    }),
    async erase(tx, userId) {
      await deleteProfileSettings(tx, userId);
      await deleteAllPublished(tx, userId);
    },
  },
});

export { visibleProfileIds } from './queries.ts';

/** Finds other users with a visible profile whose name contains a text. */
export function searchPeople(db: Db, callerId: string, wanted: { text: string; most: number }) {
  return searchUsers(db, visibleProfileIds(db, callerId), wanted);
}
