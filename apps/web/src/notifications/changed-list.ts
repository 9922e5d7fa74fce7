import type { Notification, NotificationShow } from '@longhand/contract/notifications';

export type Page = { items: Notification[]; next: string | null };
type Change = {
  show: NotificationShow;
  id: string;
  states: { isRead?: boolean; isArchived?: boolean };
};

/** A list as it will be once one of it is changed: what is archived, or comes out of the archive, leaves the list it was in. */
export function changedList(pages: readonly Page[], { show, id, states }: Change): Page[] {
  return pages.map((page) => ({
    ...page,
    items: page.items
      .map((item) => (item.id === id ? { ...item, ...states } : item))
      .filter((item) => item.id !== id || item.isArchived === (show === 'archived')),
  }));
}
