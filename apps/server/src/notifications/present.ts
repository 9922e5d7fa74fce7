import type { Notification, NotificationContent } from '@longhand/contract/notifications';
import type { NotificationRow } from './queries.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, createdAt, readAt, archivedAt } = row;

  return {
    id,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    isArchived: archivedAt !== null,
    ...notificationTextOf(row),
  };
}

/** The parameters were typed when the notification was created, and the response is validated against the schema of its kind. */
function notificationTextOf({ kind, params }: NotificationRow): NotificationContent {
  return { kind, params } as unknown as NotificationContent; // see above
}
