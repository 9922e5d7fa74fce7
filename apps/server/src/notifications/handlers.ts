import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { notifications } from '@longhand/contract/notifications';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Handlers } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { cancelDeliveriesOf } from './delivery-queries.ts';
import { presentNotification } from './present.ts';
import {
  countUnread,
  listNotifications,
  markReadUpTo,
  markSeenUpTo,
  markUnreadOf,
  updateState,
} from './queries.ts';

export const listHandlers: Handlers<typeof notifications> = {
  async list({ query: { size, ...query } }, { db, caller }) {
    const found = await listNotifications(db, caller.userId, { ...query, limit: size + 1 });
    const shown = found.slice(0, size);

    return {
      items: shown.map(({ row }) => presentNotification(row)),
      next: found.length > size ? (shown.at(-1)?.position ?? null) : null,
    };
  },

  readUnreadCount: (_, { db, caller }) => countUnread(db, caller.userId),

  async change({ params: { id }, body }, { db, clock, caller: { userId } }) {
    const now = clock.now();
    const snoozedUntil = snoozeTime(body.snoozedUntil, now);

    return db.transaction(async (tx) => {
      const changed = await updateState(tx, { userId, id }, { ...body, snoozedUntil, now });
      if (changed === undefined) throw refuse('notification_not_found');
      const { readAt, archivedAt } = changed;
      const isHandled = readAt !== null || archivedAt !== null || changed.snoozedUntil !== null;
      if (isHandled) await cancelDeliveriesOf(tx, [id], now);
      await publishChange(tx, userId, now);

      return presentNotification(changed);
    });
  },

  async markAllRead({ body: { upTo, category } }, { db, clock, caller: { userId } }) {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const changed = await markReadUpTo(tx, { userId, upTo, category, now });
      await cancelDeliveriesOf(tx, changed, now);
      if (changed.length > 0) await publishChange(tx, userId, now);
    });

    return { readAt: now.toISOString() };
  },

  async undoMarkAllRead({ body }, { db, clock, caller: { userId } }) {
    const readAt = new Date(body.readAt);
    await db.transaction(async (tx) => {
      const changed = await markUnreadOf(tx, { userId, readAt });
      if (changed > 0) await publishChange(tx, userId, clock.now());
    });

    return { success: true };
  },

  async markSeen({ body: { upTo } }, { db, clock, caller: { userId } }) {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const changed = await markSeenUpTo(tx, { userId, upTo, now });
      if (changed > 0) await publishLiveEvent(tx, { userId, stale: ['notifications'], now });
    });

    return { success: true };
  },
};

/** Notifies other tabs, whose lists and home show unread notifications. */
function publishChange(tx: Db, userId: string, now: Date): Promise<number> {
  return publishLiveEvent(tx, { userId, stale: ['notifications', 'home'], now });
}

/** The end of a snooze: in the future, at most a year ahead; null ends a snooze. */
function snoozeTime(snoozedUntil: string | null | undefined, now: Date): Date | null | undefined {
  if (snoozedUntil === undefined || snoozedUntil === null) return snoozedUntil;
  const at = new Date(snoozedUntil);
  if (at <= now || at > addMilliseconds(now, limits.snoozeDaysMax * day)) {
    throw refuse('snooze_time_invalid');
  }

  return at;
}
