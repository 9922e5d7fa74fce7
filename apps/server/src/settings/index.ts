import { type Preferences, settings } from '@longhand/contract/settings';
import { usualPreferences } from '@longhand/contract/usual-preferences';
import type { Db } from '../platform/db/db.ts';
import { defineSlice, type Slice } from '../platform/slice.ts';
import { settingsHandlers } from './handlers.ts';
import { deleteProfile, findProfile } from './queries.ts';

/**
 * What a person has chosen for the whole application: language, time zone, start of day and week, the look of the editor. Days that were
 * counted stay where they are when a preference changes. Nobody reads or writes another person's choices.
 */
export const slice: Slice = defineSlice({
  name: 'settings',
  about:
    'Preferences of a person: language, time zone, start of day and week, kind of document, look of the editor.',
  endpoints: settings,
  handlers: settingsHandlers,
  personal: {
    exportOf: async (db, userId) => ({ preferences: await readProfile(db, userId) }),
    erase: deleteProfile,
  },
});

/** The preferences of a person for another slice; the defaults when none were ever saved. */
export async function readProfile(db: Db, userId: string): Promise<Preferences> {
  return (await findProfile(db, userId)) ?? usualPreferences;
}

export { saveProfile } from './queries.ts';
