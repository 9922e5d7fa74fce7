import { refuse } from '@longhand/contract/errors';
import type { notifications } from '@longhand/contract/notifications';
import type { Context, Handlers } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { listChoices, saveChoice } from './preference-queries.ts';
import { presentNotification } from './present.ts';
import { countUnread, listNotifications, markReadUpTo, updateState } from './queries.ts';
import { preferencesFrom } from './rules.ts';

export const notificationHandlers: Handlers<typeof notifications> = {
  async list({ query: { show, before, size } }, { db, caller }) {
    const found = await listNotifications(db, caller.userId, { show, before, limit: size + 1 });
    const items = found.slice(0, size).map(presentNotification);

    return { items, next: found.length > size ? (items.at(-1)?.id ?? null) : null };
  },

  async readUnreadCount(_, { db, caller }) {
    return { unread: await countUnread(db, caller.userId) };
  },

  async change({ params: { id }, body }, { db, clock, caller: { userId } }) {
    const now = clock.now();

    return db.transaction(async (tx) => {
      const changed = await updateState(tx, { userId, id }, { ...body, now });
      if (changed === undefined) throw refuse('notification_not_found');
      await publishLiveEvent(tx, { userId, stale: staleQueries, now });

      return presentNotification(changed);
    });
  },

  async markAllRead({ body: { upTo } }, { db, clock, caller: { userId } }) {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const changed = await markReadUpTo(tx, { userId, upTo, now });
      if (changed > 0) await publishLiveEvent(tx, { userId, stale: staleQueries, now });
    });

    return { success: true };
  },

  async listPreferences(_, context) {
    return { items: await readPreferences(context) };
  },

  async changePreference({ params: { kind, channel }, body: { wanted } }, context) {
    const { db, caller } = context;
    await saveChoice(db, { userId: caller.userId, kind, channel, wanted });
    const changed = (await readPreferences(context)).find((one) => one.kind === kind);
    if (changed === undefined) throw new Error(`Unknown notification kind: ${kind}`);

    return changed;
  },
};

/** The queries of other tabs that show unread notifications. */
const staleQueries: Parameters<typeof publishLiveEvent>[1]['stale'] = ['notifications', 'home'];

async function readPreferences({ db, caller }: Context<'user'>) {
  return preferencesFrom(await listChoices(db, caller.userId));
}
