import {
  type NotificationObject,
  notificationPath,
} from '@longhand/contract/notification-catalogue';
import type { Notification, NotificationContent } from '@longhand/contract/notifications';
import type { NotificationRow } from './queries.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, createdAt, seenAt, readAt, archivedAt, snoozedUntil } = row;

  return {
    id,
    createdAt: createdAt.toISOString(),
    isSeen: seenAt !== null || readAt !== null,
    isRead: readAt !== null,
    isArchived: archivedAt !== null,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    object: objectOf(row),
    ...contentOf(row),
  };
}

/** The parameters were typed when the notification was created, and the response is validated against the schema of its kind. */
export function contentOf({
  kind,
  params,
}: Pick<NotificationRow, 'kind' | 'params'>): NotificationContent {
  return { kind, params } as unknown as NotificationContent; // see above
}

/** The path that a notification links to. */
export function pathOf(row: NotificationRow): string {
  return notificationPath({ kind: row.kind, object: objectOf(row) });
}

function objectOf({ objectType, objectId }: NotificationRow): NotificationObject | null {
  return objectType === null || objectId === null ? null : { type: objectType, id: objectId };
}
