import type { Context } from '../platform/http/context.ts';
import { presentNotification } from './present.ts';
import { countUnread, listNotifications } from './queries.ts';

const shown = 3;

/** The newest unread of the caller, for the home screen. */
export async function glance({ db, caller: { userId } }: Context<'user'>) {
  const latest = await listNotifications(db, userId, { show: 'unread', limit: shown });
  const count = latest.length < shown ? latest.length : await countUnread(db, userId);

  return { count, latest: latest.map(presentNotification) };
}
