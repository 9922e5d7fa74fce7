import { defaultPreferences } from '@longhand/contract/default-preferences';
import { type Preferences, settings } from '@longhand/contract/settings';
import type { Db } from '../platform/db/db.ts';
import { defineSlice, type Slice } from '../platform/slice.ts';
import { settingsHandlers } from './handlers.ts';
import { deletePreferences, findPreferences } from './queries.ts';

/**
 * The user's preferences for the whole application: language, time zone, start of day and week, appearance of the editor. Changing a
 * preference does not move days that were already counted. Preferences are private to their user.
 */
export const slice: Slice = defineSlice({
  name: 'settings',
  about:
    'User preferences: language, time zone, start of day and week, kind of document, appearance of the editor.',
  endpoints: settings,
  handlers: settingsHandlers,
  personal: {
    exportOf: async (db, userId) => ({ preferences: await readPreferences(db, userId) }),
    erase: deletePreferences,
  },
});

/** The user's preferences, or the defaults when none were saved. */
export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  return (await findPreferences(db, userId)) ?? defaultPreferences;
}

export { savePreferences } from './queries.ts';
