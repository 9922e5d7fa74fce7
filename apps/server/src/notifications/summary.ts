import type { Context } from '../platform/http/context.ts';
import { presentNotification } from './present.ts';
import { countUnread, listNotifications } from './queries.ts';

const maxShown = 3;

/** The caller's newest unread notifications, for the home screen. */
export async function readNotificationSummary({ db, caller: { userId } }: Context<'user'>) {
  const latest = await listNotifications(db, userId, { show: 'unread', limit: maxShown });
  const count = latest.length < maxShown ? latest.length : (await countUnread(db, userId)).unread;

  return { count, latest: latest.map(({ row }) => presentNotification(row)) };
}
