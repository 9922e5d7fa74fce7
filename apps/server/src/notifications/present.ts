import type { Notification, Told } from '@longhand/contract/notifications';
import type { NotificationRow } from './queries.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, createdAt, readAt, archivedAt } = row;

  return {
    id,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    isArchived: archivedAt !== null,
    ...toldIn(row),
  };
}

/** The parameters were typed when it was told, and the reply is checked against the kind's own shape. */
function toldIn({ kind, params }: NotificationRow): Told {
  return { kind, params } as unknown as Told; // see above
}
