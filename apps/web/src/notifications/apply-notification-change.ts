import type { Notification, NotificationFilter } from '@longhand/contract/notifications';

export type NotificationPage = { items: Notification[]; next: string | null };
type NotificationChange = {
  show: NotificationFilter;
  id: string;
  states: { isRead?: boolean; isArchived?: boolean };
};

/** The pages of a list after one notification changed. An archived or restored notification leaves the list that it was in. */
export function applyNotificationChange(
  pages: readonly NotificationPage[],
  { show, id, states }: NotificationChange,
): NotificationPage[] {
  return pages.map((page) => ({
    ...page,
    items: page.items
      .map((item) => (item.id === id ? { ...item, ...states } : item))
      .filter((item) => item.id !== id || item.isArchived === (show === 'archived')),
  }));
}
