import { profile } from '@longhand/contract/profile';
import { findPublicProfiles, searchUsers } from '../auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { defineSlice } from '../platform/slice.ts';
import { deleteFollowsOf, listFollowed } from './follow-queries.ts';
import { profileHandlers } from './handlers.ts';
import { notifyFollowersJob } from './notify-followers.ts';
import { deleteProfileSettings, readProfileSettings, visibleProfileIds } from './queries.ts';
import { deleteAllPublished, listPublished } from './text-queries.ts';

/**
 * Profiles that signed-in users can see: name, description and figures, each only if its owner chose to show it. A published text stays on
 * the profile, in its latest version, until it is withdrawn or removed. Those who follow a writer are notified of new texts; the writer
 * does not learn who follows. A hidden profile gives the same response as one that does not exist.
 */
export const slice = defineSlice({
  name: 'profile',
  about: 'What users show of themselves to others.',
  endpoints: profile,
  handlers: profileHandlers,
  notifications: ['text_published'],
  jobs: [notifyFollowersJob],
  personal: {
    exportOf: async (db, userId) => ({
      profile: await readProfileSettings(db, userId),
      publishedTexts: await listPublished(db, userId),
      followed: await listFollowedNames(db, userId),
    }),
    async erase(tx, userId) {
      await deleteProfileSettings(tx, userId);
      await deleteAllPublished(tx, userId);
      await deleteFollowsOf(tx, userId);
    },
  },
});

/** The names of those whom a user follows, without their ids. */
async function listFollowedNames(db: Db, userId: string) {
  const followed = await listFollowed(db, userId);
  const ids = followed.map(({ followedId }) => followedId);
  const profiles = await findPublicProfiles(db, ids);

  return followed.map(({ followedId, at }) => ({
    name: profiles.get(followedId)?.name ?? null,
    at,
  }));
}

export { visibleProfileIds } from './queries.ts';

/** Finds other users with a visible profile whose name contains a text. */
export function searchPeople(db: Db, callerId: string, wanted: { text: string; most: number }) {
  return searchUsers(db, visibleProfileIds(db, callerId), wanted);
}
