import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { MutedObject, notificationSettings } from '@longhand/contract/notification-settings';
import type { Handlers } from '../../platform/http/context.ts';
import { cancelDeliveriesAbout } from '../delivery-queries.ts';
import { publishSettingsChange } from '../live-events.ts';
import {
  countOtherMutedObjects,
  deleteMutedObject,
  listMutedObjects,
  listPreferences,
  lockMutedObjects,
  type MutedRow,
  saveMutedObject,
  savePreferences,
} from './queries.ts';
import { categorySettingsFrom, isChannelLocked } from './rules.ts';

type PreferenceEndpoints = Pick<
  typeof notificationSettings,
  'listPreferences' | 'changePreference' | 'listMuted' | 'mute' | 'unmute'
>;

export const preferenceHandlers: Handlers<PreferenceEndpoints> = {
  async listPreferences(_, { db, caller }) {
    return { items: categorySettingsFrom(await listPreferences(db, caller.userId)) };
  },

  async changePreference({ params: { category, channel }, body: { isEnabled } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    if (!isEnabled && isChannelLocked(category, channel)) {
      throw refuse('notification_channel_locked');
    }
    const preferences = await db.transaction(async (tx) => {
      await savePreferences(tx, userId, [{ category, channel, isEnabled }]);
      const saved = await listPreferences(tx, userId);
      await publishSettingsChange(tx, userId, clock.now());

      return saved;
    });
    const changed = categorySettingsFrom(preferences).find((one) => one.category === category);
    if (changed === undefined) throw new Error(`Unknown notification category: ${category}`);

    return changed;
  },

  async listMuted(_, { db, caller }) {
    const muted = await listMutedObjects(db, caller.userId, limits.mutedObjectsMax);

    return { items: muted.map(presentMuted) };
  },

  async mute({ params: { type, id }, body: { title } }, { db, clock, caller: { userId } }) {
    const now = clock.now();
    const object = { type, id };
    const row: MutedRow = { userId, objectType: type, objectId: id, title, mutedAt: now };

    return db.transaction(async (tx) => {
      await lockMutedObjects(tx, userId);
      if ((await countOtherMutedObjects(tx, userId, object)) >= limits.mutedObjectsMax) {
        throw refuse('muted_objects_full');
      }
      const saved = await saveMutedObject(tx, row);
      await cancelDeliveriesAbout(tx, { userId, object, now });
      await publishSettingsChange(tx, userId, now);

      return presentMuted(saved);
    });
  },

  async unmute({ params }, { db, clock, caller: { userId } }) {
    await db.transaction(async (tx) => {
      if (await deleteMutedObject(tx, userId, params)) {
        await publishSettingsChange(tx, userId, clock.now());
      }
    });

    return { success: true };
  },
};

function presentMuted({ objectType: type, objectId: id, title, mutedAt }: MutedRow): MutedObject {
  return { type, id, title, mutedAt: mutedAt.toISOString() };
}
